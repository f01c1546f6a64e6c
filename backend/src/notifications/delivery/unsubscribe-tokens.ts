import { createHmac, timingSafeEqual } from 'node:crypto';

const digits = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const withDashes = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const idBytes = 16;

/** The notification they came with, signed (HMAC-SHA-256). */
export class UnsubscribeTokens {
  constructor(private readonly secret: Buffer) {}

  of(notificationId: string): string {
    const id = digits(notificationId);
    return Buffer.concat([id, this.#sign(id)]).toString('base64url');
  }

  /** Null where the token isn't ours. */
  read(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, idBytes);
    const signature = bytes.subarray(idBytes);
    const right = this.#sign(id);
    if (id.length !== idBytes || signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
    return withDashes(id.toString('hex'));
  }

  #sign(id: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(id).digest();
  }
}
