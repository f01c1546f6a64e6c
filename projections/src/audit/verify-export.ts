import { chainOf, emptyChain, type Head, linkHash } from './chain-link';
import { type ReadLink, readLine } from './export-format';
import { type FileLine, fileLines } from './file-lines';
import { isGenuine, type Seal } from './seal';

/** Whole as it was sealed, or the first wrong line (from 1) and why. */
export type Verdict =
  | { readonly whole: true; readonly seal: Seal }
  | { readonly whole: false; readonly line: number; readonly reason: string };

interface Read {
  readonly head: Head;
  readonly chain: string | null;
}

type Step = Read | Seal | string;

const carriageReturn = 0x0d;

const isTenant = (value: unknown): value is string | null => value === null || typeof value === 'string';

const afterLink = ({ head, chain }: Read, { number, previous, hash, event, tenant }: ReadLink): Step => {
  const expected = head.count + 1;
  if (number > expected) return `holds event ${number} where ${expected} should stand: what was between is missing`;
  if (number < expected) return `holds event ${number} where ${expected} should stand: it was put there`;
  if (previous !== head.hash.toString('hex')) return 'does not follow from the line before it';
  const own = linkHash(head.hash, event);
  if (hash !== own.toString('hex')) return 'was changed: its hash is another';
  if (!isTenant(tenant) || (chain !== null && chain !== chainOf({ tenant }))) return 'holds an event of another chain';
  return { head: { count: number, hash: own }, chain: chainOf({ tenant }) };
};

const afterSeal = ({ head, chain }: Read, seal: Seal): Step => {
  if (!isGenuine(seal)) return 'holds a seal that was changed: its signature does not fit';
  if (seal.count !== head.count) return `seals ${seal.count} events, and before it stand ${head.count}`;
  if (!seal.head.equals(head.hash) || (chain !== null && seal.chain !== chain)) return 'seals other events than these';
  return seal;
};

const after = (read: Read, { bytes, ended }: FileLine): Step => {
  if (!ended) return 'is cut off';
  if (bytes.length === 0) return 'is empty';
  if (bytes.at(-1) === carriageReturn) return 'ends in CR LF, and an export in LF alone: another program wrote it';
  const line = readLine(bytes);
  if (line === null) return 'is not as an export writes it';
  return line.kind === 'link' ? afterLink(read, line.link) : afterSeal(read, line.seal);
};

/** One line at a time; finds any changed byte. Rejects as the stream does. */
export const verifyExport = async (chunks: AsyncIterable<Buffer>): Promise<Verdict> => {
  let line = 0;
  let read: Read = { head: emptyChain, chain: null };
  let seal: Seal | null = null;
  for await (const each of fileLines(chunks)) {
    line += 1;
    if (seal) return { whole: false, line, reason: 'stands after the seal' };
    const step = after(read, each);
    if (typeof step === 'string') return { whole: false, line, reason: step };
    if ('signature' in step) seal = step;
    else read = step;
  }
  if (seal) return { whole: true, seal };
  return {
    whole: false,
    line: line + 1,
    reason: line === 0 ? 'is missing: the file is empty' : 'should be the seal and is missing',
  };
};
