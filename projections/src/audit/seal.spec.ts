import { linksUpTo, sealOf, signingKey } from '../testing/chained';
import { isGenuine, sealText } from './seal';
import { isSignedBy, SigningKey } from './signing-key';

it('makes of a seed the key pair and signature that RFC 8032 has', () => {
  const key = new SigningKey(Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'));
  expect(key.publicKey.toString('hex')).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  expect(key.sign('').toString('hex')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  );
});

it('signs a text that anyone can write down', () => {
  const head = { chain: 'acme', count: 2, head: Buffer.alloc(32, 0xab), at: '2026-11-04T10:00:00.000Z' };
  expect(sealText(head)).toBe(
    `pilotlight audit seal 1\nchain acme\ncount 2\nhead ${'ab'.repeat(32)}\nat 2026-11-04T10:00:00.000Z`,
  );
});

it('is genuine as it was made, and with nothing changed', () => {
  const seal = sealOf(linksUpTo(3));
  expect(isGenuine(seal)).toBe(true);
  const other = new SigningKey(Buffer.alloc(32, 8));
  for (const change of [
    { chain: 'best' },
    { count: 4 },
    { head: Buffer.alloc(32) },
    { at: '2026-11-04T10:00:00.001Z' },
    { signature: Buffer.alloc(64) },
    { signature: Buffer.alloc(0) },
    { publicKey: other.publicKey },
    { publicKey: Buffer.alloc(0) },
  ])
    expect(isGenuine({ ...seal, ...change })).toBe(false);
});

it('tells a key that could not be one', () => {
  expect(isSignedBy(signingKey.publicKey.subarray(1), '', signingKey.sign(''))).toBe(false);
  expect(isSignedBy(Buffer.alloc(32, 0xff), '', signingKey.sign(''))).toBe(false);
});
