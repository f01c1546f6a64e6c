import { VerificationTokens } from '../../secrets/verification-tokens';
import { keptVerificationLink, withVerificationToken } from './verification-link';

const tokens = new VerificationTokens(Buffer.alloc(32, 7));
const verificationId = '018f5b7e-1111-4111-8111-111111111111';
const kept = {
  subject: 'Please confirm',
  text: `Confirm it: https://app.example${keptVerificationLink(verificationId)}\n\nThank you`,
};

it('fills the token of this installer into the words that go out', () => {
  const { text } = withVerificationToken(kept, { slug: 'acme', eventType: 'verify_email' }, tokens);
  const [, token = ''] = /verify\?token=(\S+)\n\nThank you$/.exec(text) ?? [];
  expect(tokens.read(token)).toEqual({ slug: 'acme', verificationId });
});

it('makes no token for any other message, whatever stands in it', () => {
  expect(withVerificationToken(kept, { slug: 'acme', eventType: 'registration_waits' }, tokens)).toEqual(kept);
});
