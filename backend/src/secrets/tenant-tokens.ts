import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 32;

const digits = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const withDashes = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** An installer and an id (UUID), signed (HMAC-SHA-256), in letters that no mail program breaks: nothing of it has to be kept. */
export class TenantTokens {
  constructor(private readonly secret: Buffer) {}

  of(slug: string, id: string): string {
    const named = digits(id);
    return Buffer.concat([named, this.#sign(named, slug), Buffer.from(slug)]).toString('base64url');
  }

  /** Null where the token isn't ours. */
  read(token: string): { readonly slug: string; readonly id: string } | null {
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, idBytes);
    const signature = bytes.subarray(idBytes, idBytes + signatureBytes);
    const slug = bytes.subarray(idBytes + signatureBytes).toString();
    if (signature.length !== signatureBytes || !timingSafeEqual(signature, this.#sign(id, slug))) return null;
    return { slug, id: withDashes(id.toString('hex')) };
  }

  #sign(id: Buffer, slug: string): Buffer {
    return createHmac('sha256', this.secret).update(id).update('\0').update(slug).digest();
  }
}
