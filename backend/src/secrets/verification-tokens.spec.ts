import { VerificationTokens } from './verification-tokens';

const verification = { slug: 'aire-valley-heating', verificationId: '018f5b7e-1111-4111-8111-111111111111' };
const tokens = new VerificationTokens(Buffer.alloc(32, 1));
const token = tokens.of(verification.slug, verification.verificationId);

it('says whose email a link verifies, and which link it is', () => {
  expect(tokens.read(token)).toEqual(verification);
});

it('takes no token that somebody else made, changed or cut', () => {
  expect(new VerificationTokens(Buffer.alloc(32, 2)).read(token)).toBeNull();
  for (const place of [0, 20, 40, token.length - 2])
    expect(
      tokens.read(`${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`),
    ).toBeNull();
  for (const forged of ['', 'a', token.slice(1), token.slice(0, -4), verification.verificationId, '💥'])
    expect(tokens.read(forged)).toBeNull();
});
