import type { EventStore } from '@pilotlight/event-store/event-store';
import type { ReadDatabase } from '../read-database';
import { emptyChain, genesis, headOf, type Head } from './chain-link';
import { compareChain, type Difference } from './compare-chain';
import type { SealOnChain } from './chain-statements';
import { chainRows, keptSeals, storedEvents } from './log-pages';
import type { Seal } from './seal';
import { isGenuine } from './seal';

export interface ChainCheck {
  readonly chain: string;
  /** Where log and chain agree; the whole chain without a difference. */
  readonly head: Head;
  readonly difference: Difference | null;
}

export interface LiveLog {
  readonly eventStore: EventStore;
  readonly readers: ReadDatabase;
  readonly publicKey: Buffer;
}

const toSeal = ({ tenant, count, head, at, signature, public_key }: SealOnChain): Seal => ({
  chain: tenant,
  count,
  head,
  at,
  signature,
  publicKey: public_key,
});

const sealDifference = (row: SealOnChain, publicKey: Buffer): Difference | null => {
  const place = { chain: row.tenant, number: row.count, position: row.position, eventId: row.event_id };
  if (!row.public_key.equals(publicKey) || !isGenuine(toSeal(row))) return { ...place, fault: 'seal-not-ours' };
  const stands = (row.number ?? 0) === row.count && (row.hash ?? genesis).equals(row.head);
  return stands ? null : { ...place, fault: 'sealed-otherwise' };
};

/** Up to a position, one chain or all in one pass. Each chain comes once, with the first event that differs. */
export const verifyLive = async (
  { eventStore, readers, publicKey }: LiveLog,
  chain: string | null,
  upTo: string,
  progress: (events: number) => void = () => undefined,
): Promise<readonly ChainCheck[]> => {
  const checks = new Map<string, ChainCheck>();
  const found = (difference: Difference): void => {
    const { head } = checks.get(difference.chain) ?? { head: emptyChain };
    checks.set(difference.chain, { chain: difference.chain, head, difference });
  };
  let events = 0;
  for await (const step of compareChain(storedEvents(eventStore, chain, upTo), chainRows(readers, chain, upTo))) {
    if (step.agrees) checks.set(step.link.chain, { chain: step.link.chain, head: headOf(step.link), difference: null });
    else found(step.difference);
    progress((events += 1));
  }
  for await (const seal of keptSeals(readers, chain)) {
    if (checks.get(seal.tenant)?.difference) continue;
    const difference = sealDifference(seal, publicKey);
    if (difference) found(difference);
  }
  return [...checks.values()];
};
