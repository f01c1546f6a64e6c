import { BlindIndex } from './blind-index';

const index = new BlindIndex(Buffer.alloc(32, 7));

it('gives an email one name, whatever its case and spacing', () => {
  expect(index.ofEmail(' Sam@Leeds.Example ')).toBe(index.ofEmail('sam@leeds.example'));
  expect(index.ofEmail('sam@leeds.example')).toMatch(/^[0-9a-f]{64}$/);
});

it('tells values, kinds and keys apart', () => {
  const names = [
    index.of('email', 'sam'),
    index.of('email', 'sal'),
    index.of('account', 'sam'),
    new BlindIndex(Buffer.alloc(32, 8)).of('email', 'sam'),
  ];
  expect(new Set(names.map((name) => name.toString('hex'))).size).toBe(4);
});
