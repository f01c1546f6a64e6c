import { isCommonPassword } from './common-passwords';

it.each([
  'password',
  'Password123',
  'PASSWORD1!',
  'qwerty123',
  'aaaaaaaa',
  '12345678',
  '1234567890',
  '87654321',
  'boiler123',
  'mercedes',
  'Rangers1',
  'tottenham!',
])('calls %s common', async (password) => expect(await isCommonPassword(password)).toBe(true));

it.each(['correct horse battery', 'Tr0ub4dor&3', 'x7!kQ9pLm2', 'passwords are hard', '19450508'])(
  'lets %s pass',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);
