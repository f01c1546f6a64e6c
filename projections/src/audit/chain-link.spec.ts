import { createHash } from 'node:crypto';
import { storedEvent } from '../testing/chained';
import { canonicalJson } from './canonical-json';
import { linksOf } from './chain-batch';
import { emptyChain, nextLink } from './chain-link';

const goldenText =
  '{"actor":{"id":null,"kind":"system"},"at":"2026-11-03T02:14:01.000Z","causationId":null,"correlationId":"a call",' +
  '"data":{"name":"Name 1","slug":"acme"},"id":"00000000-0000-4000-8000-000000000001","position":"00000000000000000003",' +
  '"revision":0,"stream":"installer-acme","tenant":"acme","type":"InstallerRenamed"}';

it('hashes the hash before and the whole stored event, in a form that never changes', () => {
  const first = nextLink(emptyChain, storedEvent(1));
  expect(canonicalJson(first.event)).toBe(goldenText);
  expect(first.hash.toString('hex')).toBe('0f2b5f1f2f3eecac759a36d97114a10543a8505f407727f48d19c00ed2ab27b6');
  const second = nextLink({ count: 1, hash: first.hash }, storedEvent(2));
  expect(second.hash.toString('hex')).toBe('504aa71613cc8f4bb7a670ffb51c791a4701cd5306342bf475bcdf1b870ecdc4');
});

it('can be recomputed with nothing but SHA-256', () => {
  const { hash } = nextLink(emptyChain, storedEvent(1));
  expect(hash).toEqual(createHash('sha256').update('\0'.repeat(32)).update(goldenText).digest());
});

it('keeps a chain for each installer, and one for what concerns none', () => {
  const events = [storedEvent(1), storedEvent(2, 'best'), storedEvent(3, null), storedEvent(4), storedEvent(5, null)];
  const links = linksOf(new Map([['best', { count: 40, hash: Buffer.alloc(32, 1) }]]), events);
  expect(links.map(({ chain, number }) => [chain, number])).toEqual([
    ['acme', 1],
    ['best', 41],
    ['$platform', 1],
    ['acme', 2],
    ['$platform', 2],
  ]);
  expect(links[3]?.previous).toEqual(links[0]?.hash);
});

it.each([
  ['data', { data: { slug: 'acme', name: 'Other' } }],
  ['type', { type: 'InstallerCreated' }],
  ['actor', { actor: { kind: 'admin', id: null } as const }],
  ['time', { at: '2026-11-03T02:14:01.001Z' }],
  ['tenant', { tenant: null }],
  ['cause', { causationId: 'x' }],
  ['stream', { stream: 'installer-best' }],
])('another %s gives another hash', (_, change) => {
  expect(nextLink(emptyChain, { ...storedEvent(1), ...change }).hash).not.toEqual(
    nextLink(emptyChain, storedEvent(1)).hash,
  );
});
