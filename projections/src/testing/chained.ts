import type { StoredEvent } from '@pilotlight/event-store/event-store';
import { positionAt } from '@pilotlight/event-store/recorded-event';
import { linksOf } from '../audit/chain-batch';
import { emptyChain, headOf, type Link } from '../audit/chain-link';
import { linkLine, sealLine } from '../audit/export-format';
import { sealed, type Seal } from '../audit/seal';
import { SigningKey } from '../audit/signing-key';

/** The n-th event of an installer's as a log keeps it, from 1. */
export const storedEvent = (place: number, tenant: string | null = 'acme'): StoredEvent => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  stream: 'installer-acme',
  revision: place - 1,
  position: positionAt(place * 3),
  at: new Date(Date.UTC(2026, 10, 3, 2, 14, place)).toISOString(),
  tenant,
  actor: { kind: 'system', id: null },
  correlationId: 'a call',
  causationId: null,
  type: 'InstallerRenamed',
  data: { slug: 'acme', name: `Name ${place}` },
});

export const signingKey = new SigningKey(Buffer.alloc(32, 7));

export const linksUpTo = (count: number): readonly Link[] =>
  linksOf(
    new Map(),
    Array.from({ length: count }, (_, index) => storedEvent(index + 1)),
  );

export const sealOf = (links: readonly Link[], chain = 'acme', key = signingKey): Seal => {
  const last = links.at(-1);
  const { count, hash } = last ? headOf(last) : emptyChain;
  return sealed({ chain, count, head: hash, at: '2026-11-04T10:00:00.000Z' }, key);
};

export const exportedLines = (count: number): readonly string[] => {
  const links = linksUpTo(count);
  return [...links.map(linkLine), sealLine(sealOf(links))];
};
