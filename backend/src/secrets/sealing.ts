import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals small secrets under the master key (AES-256-GCM), each bound to its own name so that rows can't be swapped. */
export class Sealing {
  readonly #key: Buffer;

  constructor(masterKey: string) {
    this.#key = Buffer.from(hkdfSync('sha256', masterKey, '', 'pilotlight sealing', 32));
  }

  /** nonce | tag | ciphertext */
  seal(name: string, secret: Buffer): Buffer {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.#key, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
  }

  /** Throws where the master key is another one or the row was changed. */
  open(name: string, sealed: Buffer): Buffer {
    const opening = createDecipheriv(cipher, this.#key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
  }
}
