import { createHash } from 'node:crypto';
import type { StoredEvent } from '@pilotlight/event-store/event-store';
import { canonicalJson } from './canonical-json';

/** For events that concern no installer. It can't be a slug. */
export const platformChain = '$platform';

/** Installers' chains go by their slugs. */
export const chainOf = ({ tenant }: Pick<StoredEvent, 'tenant'>): string => tenant ?? platformChain;

/** In place of the hash before the first link. */
export const genesis: Buffer = Buffer.alloc(32);

export interface Head {
  readonly count: number;
  readonly hash: Buffer;
}

export const emptyChain: Head = { count: 0, hash: genesis };

export interface Link {
  readonly chain: string;
  readonly number: number;
  readonly previous: Buffer;
  readonly hash: Buffer;
  readonly event: StoredEvent;
}

/** SHA-256 over the 32 bytes of the hash before and the event's canonical JSON in UTF-8. */
export const linkHash = (previous: Buffer, canonicalEvent: string): Buffer =>
  createHash('sha256').update(previous).update(canonicalEvent).digest();

export const nextLink = (head: Head, event: StoredEvent): Link => ({
  chain: chainOf(event),
  number: head.count + 1,
  previous: head.hash,
  hash: linkHash(head.hash, canonicalJson(event)),
  event,
});

export const headOf = ({ number, hash }: Link): Head => ({ count: number, hash });
