import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 32;

const digits = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const withDashes = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export interface LinkedVisit {
  readonly slug: string;
  readonly appointmentId: string;
}

/** Tokens of the links by which an appointment is seen, moved and cancelled: which one it is, signed (HMAC-SHA-256). */
export class AppointmentTokens {
  constructor(private readonly secret: Buffer) {}

  of({ slug, appointmentId }: LinkedVisit): string {
    const id = digits(appointmentId);
    return Buffer.concat([id, this.#sign(id, slug), Buffer.from(slug)]).toString('base64url');
  }

  /** Null where the token isn't ours. */
  read(token: string): LinkedVisit | null {
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, idBytes);
    const signature = bytes.subarray(idBytes, idBytes + signatureBytes);
    const slug = bytes.subarray(idBytes + signatureBytes).toString();
    if (signature.length !== signatureBytes || !timingSafeEqual(signature, this.#sign(id, slug))) return null;
    return { slug, appointmentId: withDashes(id.toString('hex')) };
  }

  #sign(id: Buffer, slug: string): Buffer {
    return createHmac('sha256', this.secret).update(id).update('\0').update(slug).digest();
  }
}
