import type { EventStoreOptions } from '@pilotlight/event-store/open-event-store';
import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BrokenChain } from '../audit/export-chain';
import { installerAt, shownFields } from '../audit/installer-at';
import { SigningKey } from '../audit/signing-key';
import { verifyExport } from '../audit/verify-export';
import { WrongUsage } from './audit-arguments';
import { chainName, checkInWords, differenceInWords, keyInWords, sealInWords } from './audit-words';
import { EventCount, type Terminal } from './event-count';
import { type AuditDatabase, signingSeed, withChains, withLog } from './open-audit';

export interface Output {
  readonly stdout: Writable;
  readonly stderr: Terminal;
}

/** 0: all is well. 1: something differs. */
export type ExitCode = 0 | 1;

const print = async ({ stdout }: Output, text: string): Promise<void> => {
  await new Promise<void>((written) => stdout.write(`${text}\n`, () => written()));
};

const unknown = (chain: string): WrongUsage => new WrongUsage(`The log holds no event of ${chainName(chain)}`);

async function* counted(lines: AsyncIterable<string>, count: EventCount): AsyncGenerator<string> {
  let done = 0;
  for await (const line of lines) {
    count.at((done += 1));
    yield line;
  }
}

export const printKey = async (database: AuditDatabase, output: Output): Promise<ExitCode> => {
  await print(output, keyInWords(new SigningKey(await signingSeed(database)).publicKey));
  return 0;
};

export const exportChain = (database: AuditDatabase, chain: string, output: Output): Promise<ExitCode> =>
  withChains(database, async (chains) => {
    const exported = await chains.exportOf(chain);
    if (exported.events === 0) throw unknown(chain);
    const count = new EventCount(output.stderr, exported.events);
    try {
      await pipeline(Readable.from(counted(exported.lines, count)), output.stdout, { end: false });
      count.end();
      return 0;
    } catch (error) {
      if (!(error instanceof BrokenChain)) throw error;
      output.stderr.write(`${differenceInWords(error.difference)}\nThe export ends before it, without a seal\n`);
      return 1;
    }
  });

export const verifyLog = (database: AuditDatabase, chain: string | null, output: Output): Promise<ExitCode> =>
  withChains(database, async (chains) => {
    const count = new EventCount(output.stderr, null);
    const checks = await chains.verifyEach(chain, (events) => count.at(events));
    count.end();
    if (chain !== null && checks.length === 0) throw unknown(chain);
    for (const check of checks) await print(output, checkInWords(check));
    return checks.some(({ difference }) => difference !== null) ? 1 : 0;
  });

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR'].includes(String(error.code));

export const verifyFile = async (file: string, key: Buffer | null, output: Output): Promise<ExitCode> => {
  const verdict = await verifyExport(createReadStream(file)).catch((error: unknown) => {
    throw isUnreadable(error) ? new WrongUsage(`${file} is no file that can be read`) : error;
  });
  if (!verdict.whole) {
    await print(output, `${file}: line ${verdict.line} ${verdict.reason}`);
    return 1;
  }
  const { seal } = verdict;
  await print(output, `${file} is whole\n${sealInWords(seal)}`);
  if (key === null) {
    await print(output, 'Compare the key with the one you hold, or name yours with --key: a forger seals with his own');
    return 0;
  }
  if (seal.publicKey.equals(key)) return 0;
  await print(output, `It was sealed with another key than ${keyInWords(key)}`);
  return 1;
};

export const printState = (log: EventStoreOptions, slug: string, at: number, output: Output): Promise<ExitCode> =>
  withLog<ExitCode>(log, async (eventStore) => {
    const events = await eventStore.readStream(`installer-${slug}`);
    const [first] = events;
    if (!first) throw new WrongUsage(`There is no installer ${slug}`);
    const row = installerAt(events, at);
    if (!row) throw new WrongUsage(`${slug} was not there yet: its first event is of ${first.at}`);
    await print(output, JSON.stringify(shownFields(row), null, 2));
    return 0;
  });
