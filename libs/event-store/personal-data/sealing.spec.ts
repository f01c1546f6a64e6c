import { Sealing } from './sealing';

const masterKey = 'a master key of at least thirty-two bytes';
const secret = Buffer.from('key-of-the-embed-snippet');

it('opens what it sealed, by the same name and master key', () => {
  const sealed = new Sealing(masterKey).seal('row-1', secret);
  expect(new Sealing(masterKey).open('row-1', sealed)).toEqual(secret);
});

it('shows nothing of the secret, and never the same twice', () => {
  const sealing = new Sealing(masterKey);
  const sealed = sealing.seal('row-1', secret);
  expect(sealed.includes(secret.subarray(0, 4))).toBe(false);
  expect(sealing.seal('row-1', secret)).not.toEqual(sealed);
});

it('does not open under another name: rows can not be swapped', () => {
  const sealing = new Sealing(masterKey);
  expect(() => sealing.open('row-2', sealing.seal('row-1', secret))).toThrow('authenticate');
});

it('does not open with another master key', () => {
  const sealed = new Sealing(masterKey).seal('row-1', secret);
  expect(() => new Sealing(`${masterKey}.`).open('row-1', sealed)).toThrow('authenticate');
});

it.each([
  ['the nonce', 0],
  ['the tag', 12],
  ['the ciphertext', 28],
])('does not open where a bit of %s was changed', (_part, at) => {
  const sealing = new Sealing(masterKey);
  const sealed = sealing.seal('row-1', secret);
  sealed[at] = (sealed[at] ?? 0) ^ 1;
  expect(() => sealing.open('row-1', sealed)).toThrow('authenticate');
});

it('does not open what was cut short', () => {
  const sealing = new Sealing(masterKey);
  for (const length of [0, 11, 20, 40])
    expect(() => sealing.open('row-1', sealing.seal('row-1', secret).subarray(0, length))).toThrow(
      /authenticat|Invalid/,
    );
});

describe('while the master key is being changed', () => {
  const before = new Sealing(masterKey);
  const changing = new Sealing(`${masterKey} of now`, masterKey);

  it('opens what either key sealed, and seals under the new one', () => {
    expect(changing.open('row-1', before.seal('row-1', secret))).toEqual(secret);
    expect(new Sealing(`${masterKey} of now`).open('row-1', changing.seal('row-1', secret))).toEqual(secret);
  });

  it('brings a seal of the old key under the new one, once', () => {
    const anew = changing.resealed('row-1', before.seal('row-1', secret)) ?? Buffer.alloc(0);
    expect(new Sealing(`${masterKey} of now`).open('row-1', anew)).toEqual(secret);
    expect(changing.resealed('row-1', anew)).toBeNull();
  });

  it('opens nothing that a third key sealed', () => {
    const foreign = new Sealing('another master key of thirty-two bytes').seal('row-1', secret);
    expect(() => changing.open('row-1', foreign)).toThrow('authenticate');
    expect(() => changing.resealed('row-1', foreign)).toThrow('authenticate');
  });
});
