import * as argon2 from '@node-rs/argon2';
import { hashPassword, passwordMatches, TooBusy } from './password-hashing';

jest.mock('@node-rs/argon2', () => ({
  __esModule: true,
  ...jest.requireActual<typeof argon2>('@node-rs/argon2'),
}));

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

it('works as hard where there is no password as where there is one', async () => {
  const stored = await hashPassword('correct horse');
  await passwordMatches(null, 'the stand-in is made once');
  const verify = jest.spyOn(argon2, 'verify');
  await passwordMatches(stored, 'a guess');
  await passwordMatches(null, 'a guess');
  expect(verify).toHaveBeenCalledTimes(2);
  const [known, unknown] = verify.mock.calls.map(([hash]) =>
    String(hash).slice(0, '$argon2id$v=19$m=19456,t=2,p=1$'.length),
  );
  expect(unknown).toBe(known);
});
