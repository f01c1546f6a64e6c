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
])('calls %s common', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['correct horse battery', 'Tr0ub4dor&3', 'x7!kQ9pLm2', 'passwords are hard', '19450508'])(
  'lets %s pass',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
