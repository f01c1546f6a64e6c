import { VerificationTokens } from '../secrets/verification-tokens';

/** Development without an email service: the link is shown where it can't be sent. */
export class ShownTokens {
  constructor(
    private readonly tokens: VerificationTokens,
    private readonly areShown: boolean,
  ) {}

  of(slug: string, verificationId: string): { verificationToken?: string } {
    return this.areShown && verificationId !== '' ? { verificationToken: this.tokens.of(slug, verificationId) } : {};
  }
}
