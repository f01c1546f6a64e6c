import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

export const auditSigning = 'audit-signing';

/** PKCS #8's prefix of an Ed25519 seed's 32 bytes. */
const privateKeyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');
/** SubjectPublicKeyInfo's prefix of an Ed25519 public key's 32 bytes. */
const publicKeyHeader = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeyObject = (publicKey: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicKeyHeader, publicKey]), format: 'der', type: 'spki' });

export class SigningKey {
  readonly #key: KeyObject;
  readonly publicKey: Buffer;

  constructor(seed: Buffer) {
    this.#key = createPrivateKey({ key: Buffer.concat([privateKeyHeader, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.#key)
      .export({ format: 'der', type: 'spki' })
      .subarray(publicKeyHeader.length);
  }

  sign(text: string): Buffer {
    return sign(null, Buffer.from(text), this.#key);
  }
}

/** False also for bytes that are no key or no signature. */
export const isSignedBy = (publicKey: Buffer, text: string, signature: Buffer): boolean =>
  publicKey.length === 32 && verify(null, Buffer.from(text), publicKeyObject(publicKey), signature);
