import { type Difference, compareChain } from './compare-chain';
import type { Head } from './chain-link';
import { insertSeals } from './chain-statements';
import { linkLine, sealLine } from './export-format';
import { keepRowsIn } from './keep-rows';
import { chainRows, storedEvents } from './log-pages';
import { sealed } from './seal';
import type { SigningKey } from './signing-key';
import type { LiveLog } from './verify-live';

/** Log and chain differ: what was exported so far stays without a seal. */
export class BrokenChain extends Error {
  constructor(readonly difference: Difference) {
    super(`Event ${difference.number} of the chain of ${difference.chain} is not what was chained`);
    this.name = 'BrokenChain';
  }
}

export interface ChainMoment {
  readonly chain: string;
  readonly head: Head;
  readonly upTo: string;
}

export interface ExportSources extends Omit<LiveLog, 'publicKey'> {
  readonly databaseUrl: string;
  readonly signingKey: SigningKey;
  readonly now: () => Date;
}

/** Each with its LF, a page of the log at a time, every link checked, then the kept seal. Throws BrokenChain. */
export async function* exportLines(
  { chain, head, upTo }: ChainMoment,
  { eventStore, readers, databaseUrl, signingKey, now }: ExportSources,
): AsyncGenerator<string> {
  for await (const step of compareChain(storedEvents(eventStore, chain, upTo), chainRows(readers, chain, upTo))) {
    if (!step.agrees) throw new BrokenChain(step.difference);
    yield `${linkLine(step.link)}\n`;
  }
  const seal = sealed({ chain, count: head.count, head: head.hash, at: now().toISOString() }, signingKey);
  await keepRowsIn(databaseUrl, insertSeals([seal]));
  yield `${sealLine(seal)}\n`;
}
