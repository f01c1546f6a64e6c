import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Verification {
  readonly slug: string;
  readonly verificationId: string;
}

/** `slug.verificationId.signature`, signed (HMAC-SHA-256): nothing of it has to be kept. */
export class VerificationTokens {
  constructor(private readonly secret: Buffer) {}

  of(slug: string, verificationId: string): string {
    return `${slug}.${verificationId}.${this.#sign(slug, verificationId).toString('base64url')}`;
  }

  /** Null where the token isn't ours. Whether it still counts, the installer's own state says. */
  read(token: string): Verification | null {
    const [slug, verificationId, signature, ...more] = token.split('.');
    if (!slug || !verificationId || !signature || more.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(slug, verificationId);
    return given.length === right.length && timingSafeEqual(given, right) ? { slug, verificationId } : null;
  }

  #sign(slug: string, verificationId: string): Buffer {
    return createHmac('sha256', this.secret).update(`${slug}\0${verificationId}`).digest();
  }
}
