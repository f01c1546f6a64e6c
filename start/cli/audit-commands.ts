import { platformChain } from '@pilotlight/projections/audit/chain-link';
import { BrokenChain } from '@pilotlight/projections/audit/export-chain';
import { installerAt } from '@pilotlight/projections/audit/installer-at';
import { auditSigning, SigningKey } from '@pilotlight/projections/audit/signing-key';
import { verifyExport } from '@pilotlight/projections/audit/verify-export';
import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withChains } from './audit-chains';
import { chainName, checkInWords, differenceInWords, keyInWords, sealInWords, stateInWords } from './audit-words';
import { EventCount, type Terminal } from './event-count';
import { withKeptLog, withOpenedLog } from './opened-log';
import { WrongUsage } from './run-command';
import { reading } from './named-file';

export interface Output {
  readonly stdout: Writable;
  readonly stderr: Terminal;
}

/** 0: all is well. 1: something differs. */
export type ExitCode = 0 | 1;

const print = async ({ stdout }: Output, text: string): Promise<void> => {
  await new Promise<void>((written) => stdout.write(`${text}\n`, () => written()));
};

/** The platform has a chain from the start; an installer without events is a mistyped slug. */
const refuseUnknown = (chain: string): void => {
  if (chain !== platformChain) throw new WrongUsage(`The log holds no event of ${chainName(chain)}`);
};

async function* counted(lines: AsyncIterable<string>, count: EventCount): AsyncGenerator<string> {
  let done = 0;
  for await (const line of lines) {
    count.at((done += 1));
    yield line;
  }
}

export const printKey = (output: Output): Promise<ExitCode> =>
  withOpenedLog<ExitCode>(async ({ personalData }) => {
    await print(output, keyInWords(new SigningKey(await personalData.secret(auditSigning)).publicKey));
    return 0;
  });

export const exportChain = (chain: string, output: Output): Promise<ExitCode> =>
  withChains<ExitCode>(async (chains) => {
    const { events, lines } = await chains.exportOf(chain);
    if (events === 0) refuseUnknown(chain);
    const count = new EventCount(output.stderr, events);
    const unsealed = (): void => void output.stderr.write('The export ends early, without a seal: it is not whole\n');
    // By a signal, a full disk or a lost connection: an incomplete export never goes unnoticed.
    process.once('exit', unsealed);
    try {
      await pipeline(Readable.from(counted(lines, count)), output.stdout, { end: false });
    } catch (error) {
      if (!(error instanceof BrokenChain)) throw error;
      output.stderr.write(`${differenceInWords(error.difference)}\n`);
      return 1;
    }
    process.off('exit', unsealed);
    count.end();
    if (events === 0) output.stderr.write('The platform has no events yet: the export is its seal alone\n');
    return 0;
  });

export const verifyLog = (chain: string | null, output: Output): Promise<ExitCode> =>
  withChains(async (chains) => {
    const count = new EventCount(output.stderr, null);
    const checks = await chains.verifyEach(chain, (events) => count.at(events));
    count.end();
    if (chain !== null && checks.length === 0) refuseUnknown(chain);
    if (checks.length === 0)
      await print(output, `${chain === null ? 'The log' : 'The platform'} has no events yet: nothing differs`);
    for (const check of checks) await print(output, checkInWords(check));
    return checks.some(({ difference }) => difference !== null) ? 1 : 0;
  });

export const verifyFile = async (file: string, key: Buffer | null, output: Output): Promise<ExitCode> => {
  const verdict = await reading(file, verifyExport(createReadStream(file)));
  if (!verdict.whole) {
    await print(output, `${file} is not whole: line ${verdict.line} ${verdict.reason}`);
    return 1;
  }
  const details = sealInWords(verdict.seal);
  if (key === null) {
    const advice = 'Compare the key with the one you hold, or name yours with --key: a forger seals with his own';
    await print(output, `${file} is whole\n${details}\n${advice}`);
    return 0;
  }
  if (verdict.seal.publicKey.equals(key)) {
    await print(output, `${file} is whole, and sealed with the key you named\n${details}`);
    return 0;
  }
  const yours = `  yours   ${keyInWords(key)}`;
  await print(output, `${file} was sealed with another key than the one you named\n${details}\n${yours}`);
  return 1;
};

/** Moments in milliseconds since 1970. */
export const printState = (
  slug: string,
  { at, now }: { readonly at: number; readonly now: number },
  output: Output,
): Promise<ExitCode> =>
  withKeptLog<ExitCode>(async (eventStore) => {
    const events = await eventStore.readStream(`installer-${slug}`);
    const [first] = events;
    if (!first) throw new WrongUsage(`There is no installer ${slug}`);
    const moment = new Date(at).toISOString();
    const stood = installerAt(events, at);
    if (!stood) throw new Error(`At ${moment} there was no installer ${slug} yet: its first event is of ${first.at}`);
    if (at > now) output.stderr.write(`${moment} hasn't come yet: this is how ${slug} stands now\n`);
    await print(output, stateInWords(moment, stood));
    return 0;
  });
