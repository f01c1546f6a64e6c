import { TenantTokens } from './tenant-tokens';

export interface Verification {
  readonly slug: string;
  readonly verificationId: string;
}

/** Of the links that verify a login email. */
export class VerificationTokens {
  readonly #tokens: TenantTokens;

  constructor(secret: Buffer) {
    this.#tokens = new TenantTokens(secret);
  }

  of(slug: string, verificationId: string): string {
    return this.#tokens.of(slug, verificationId);
  }

  /** Null where the token isn't ours. Whether it still counts, the installer's own state says. */
  read(token: string): Verification | null {
    const read = this.#tokens.read(token);
    return read && { slug: read.slug, verificationId: read.id };
  }
}
