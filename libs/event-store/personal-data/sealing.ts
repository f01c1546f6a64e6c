import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** One call for random bytes costs the same for hundreds of nonces; each is used once. */
const drawnAtOnce = 256;
let nonces = Buffer.alloc(0);
let used = 0;

const nextNonce = (): Buffer => {
  if (used === nonces.length) [nonces, used] = [randomBytes(nonceBytes * drawnAtOnce), 0];
  used += nonceBytes;
  return nonces.subarray(used - nonceBytes, used);
};

/** nonce | tag | ciphertext, bound to a name. */
export const encrypt = (key: KeyObject, name: string, plain: Buffer): Buffer => {
  const nonce = nextNonce();
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name));
  const [sealed, rest] = [sealing.update(plain), sealing.final()];
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed, rest]);
};

export const decrypt = (key: KeyObject, name: string, sealed: Buffer): Buffer => {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
};

const keyOf = (masterKey: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', 'pilotlight sealing', 32)));

const fingerprintOf = (key: KeyObject): Buffer => createHmac('sha256', key).update('fingerprint').digest();

/** AES-256-GCM, each secret bound to its name so that rows can't be swapped. The previous master key still opens what it sealed. */
export class Sealing {
  readonly fingerprint: Buffer;
  readonly previous: Buffer | null;
  readonly #key: KeyObject;
  readonly #previous: KeyObject | null;

  constructor(masterKey: string, previousMasterKey?: string) {
    this.#key = keyOf(masterKey);
    this.#previous = previousMasterKey === undefined ? null : keyOf(previousMasterKey);
    this.fingerprint = fingerprintOf(this.#key);
    this.previous = this.#previous && fingerprintOf(this.#previous);
  }

  get isChanging(): boolean {
    return this.#previous !== null;
  }

  seal(name: string, secret: Buffer): Buffer {
    return encrypt(this.#key, name, secret);
  }

  open(name: string, sealed: Buffer): Buffer {
    try {
      return decrypt(this.#key, name, sealed);
    } catch (error) {
      if (this.#previous === null) throw error;
      return decrypt(this.#previous, name, sealed);
    }
  }

  /** Null where the current master key sealed it already. Throws as `open` does. */
  resealed(name: string, sealed: Buffer): Buffer | null {
    if (this.#previous === null) return null;
    try {
      decrypt(this.#key, name, sealed);
      return null;
    } catch {
      return this.seal(name, decrypt(this.#previous, name, sealed));
    }
  }
}
