import { hashPassword, passwordMatches, TooBusy } from './password-hashing';

it('knows the password again, and no other', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(stored, 'correct horse')).toBe(true);
  expect(await passwordMatches(stored, 'correct horsf')).toBe(false);
});

it('lets nobody in where there is no password, not even by the stand-in of the unknown', async () => {
  expect(await passwordMatches(null, 'no such account')).toBe(false);
  expect(await passwordMatches(null, '')).toBe(false);
});

it('takes a hundred in line behind two, refuses the rest at once, and is open again afterwards', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('a password')));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy);
  expect(await passwordMatches(await hashPassword('afterwards'), 'afterwards')).toBe(true);
});
