import { exportedLines, linksUpTo, sealOf, signingKey } from '../testing/chained';
import { linksOf } from './chain-batch';
import { linkLine, sealLine } from './export-format';
import { sealed } from './seal';
import { SigningKey } from './signing-key';
import { verifyExport } from './verify-export';

const never = (): never => {
  throw new Error('not reached');
};

const events = 5;
const lines = exportedLines(events);
const text = (given: readonly string[]): string => given.map((line) => `${line}\n`).join('');

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const verdictOn = (file: string | Buffer, size = 64 * 1024) => verifyExport(inChunks(Buffer.from(file), size));
const wrongLine = async (file: string | Buffer): Promise<number> => {
  const verdict = await verdictOn(file);
  return verdict.whole ? 0 : verdict.line;
};

it.each([1, 7, 64, 65_536])('finds a file whole as it was exported, read in pieces of %i bytes', async (size) => {
  const verdict = await verdictOn(text(lines), size);
  expect(verdict).toEqual({ whole: true, seal: sealOf(linksUpTo(events)) });
});

describe.each([
  ['first', 0],
  ['middle', 2],
  ['last', events - 1],
])('tampering at the %s event', (_, at) => {
  const line = at + 1;
  const edited = (change: (kept: string[]) => void): string => {
    const kept = [...lines];
    change(kept);
    return text(kept);
  };
  const ofLine = lines[at] ?? '';

  it('is found where a word was changed', async () => {
    const changed = ofLine.replace(`Name ${line}`, 'Nobody');
    expect(changed).not.toBe(ofLine);
    expect(await wrongLine(edited((kept) => (kept[at] = changed)))).toBe(line);
  });

  it('is found where the hash was recomputed to fit', async () => {
    const link = linksUpTo(line).at(-1) ?? never();
    const heads = new Map([['acme', { count: at, hash: link.previous }]]);
    const [forged = never()] = linksOf(heads, [{ ...link.event, data: { slug: 'acme', name: 'Nobody' } }]);
    expect(await wrongLine(edited((kept) => (kept[at] = linkLine(forged))))).toBe(line + 1);
  });

  it.each(['"number"', '"previous"', '"hash"', '"at"', '"tenant"'])('is found in %s', async (member) => {
    const changed = ofLine.replace(
      new RegExp(`(${member}:"?)(.)`),
      (_, before: string, first: string) => before + (first === '1' ? '2' : '1'),
    );
    expect(changed).not.toBe(ofLine);
    expect(await wrongLine(edited((kept) => (kept[at] = changed)))).toBe(line);
  });

  it('is found where a space was added', async () => {
    expect(await wrongLine(edited((kept) => (kept[at] = ofLine.replace('{', '{ '))))).toBe(line);
  });

  it('is found where the line was removed', async () => {
    expect(await wrongLine(edited((kept) => kept.splice(at, 1)))).toBe(line);
  });

  it('is found where a line was inserted', async () => {
    const inserted = linkLine({ ...(linksUpTo(1)[0] ?? never()), number: line });
    expect(await wrongLine(edited((kept) => kept.splice(at, 0, inserted)))).toBe(at === 0 ? 2 : line);
    expect(await wrongLine(edited((kept) => kept.splice(at, 0, '{}')))).toBe(line);
    expect(await wrongLine(edited((kept) => kept.splice(at, 0, '')))).toBe(line);
  });

  it('is found where the line stands twice', async () => {
    expect(await wrongLine(edited((kept) => kept.splice(at, 0, ofLine)))).toBe(line + 1);
  });

  it('is found where the line changed places with another', async () => {
    const other = at === events - 1 ? at - 1 : at + 1;
    const swapped = edited((kept) => ([kept[at], kept[other]] = [kept[other] ?? '', kept[at] ?? '']));
    expect(await wrongLine(swapped)).toBe(Math.min(at, other) + 1);
  });

  it('is found where the file is cut off before, in and after the line', async () => {
    const before = text(lines.slice(0, at));
    expect(await wrongLine(before)).toBe(line);
    for (const length of [1, Math.floor(ofLine.length / 2), ofLine.length])
      expect(await wrongLine(before + ofLine.slice(0, length))).toBe(line);
    expect(await wrongLine(text(lines.slice(0, at + 1)))).toBe(line + 1);
  });
});

describe('the seal', () => {
  const whole = sealOf(linksUpTo(events));
  const withSeal = (line: string): string => text([...lines.slice(0, events), line]);

  it.each([
    ['another count', { count: events + 1 }],
    ['another head', { head: Buffer.alloc(32) }],
    ['another time', { at: '2026-11-04T10:00:00.001Z' }],
    ['another installer', { chain: 'best' }],
    ['another signature', { signature: Buffer.alloc(64, 1) }],
    ['another key', { publicKey: new SigningKey(Buffer.alloc(32, 9)).publicKey }],
  ])('is found out by its line with %s', async (_, change) => {
    expect(await wrongLine(withSeal(sealLine({ ...whole, ...change })))).toBe(events + 1);
  });

  it('is found out where it was signed anew for other events', async () => {
    expect(await wrongLine(withSeal(sealLine(sealOf(linksUpTo(events - 1)))))).toBe(events + 1);
    expect(await wrongLine(withSeal(sealLine(sealOf(linksUpTo(events), 'best'))))).toBe(events + 1);
    for (const change of [{ head: Buffer.alloc(32, 3) }, { count: events + 1 }])
      expect(await wrongLine(withSeal(sealLine(sealed({ ...whole, ...change }, signingKey))))).toBe(events + 1);
  });

  it('says whose it is', async () => {
    const forger = new SigningKey(Buffer.alloc(32, 9));
    const verdict = await verdictOn(withSeal(sealLine(sealOf(linksUpTo(events), 'acme', forger))));
    expect(verdict).toMatchObject({ whole: true, seal: { publicKey: forger.publicKey } });
  });

  it('is missed, and nothing may stand after it', async () => {
    expect(await wrongLine(text(lines.slice(0, events)))).toBe(events + 1);
    expect(await wrongLine(`${text(lines)}\n`)).toBe(events + 2);
    for (const more of [lines[0], lines.at(-1), exportedLines(events + 1)[events]])
      expect(await wrongLine(text([...lines, more ?? never()]))).toBe(events + 2);
    expect(await wrongLine(text(lines).slice(0, -1))).toBe(events + 1);
  });
});

it('finds other files out', async () => {
  expect(await wrongLine('')).toBe(1);
  expect(await wrongLine('\n')).toBe(1);
  expect(await wrongLine(Buffer.from([0xff, 0xfe, 0x0a, 0x00]))).toBe(1);
  expect(await wrongLine('[1,2]\n')).toBe(1);
  expect(await wrongLine('null\n')).toBe(1);
  expect(await wrongLine(`${'['.repeat(200_000)}\n`)).toBe(1);
  expect(
    await wrongLine(`{"number":1,"previous":"","hash":"","event":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}\n`),
  ).toBe(1);
  expect(await wrongLine(text(lines).replaceAll('\n', '\r\n'))).toBe(1);
  expect(await wrongLine(`\ufeff${text(lines)}`)).toBe(1);
  expect(await wrongLine(Buffer.alloc(40 * 1024 * 1024, 0x20))).toBe(1);
});

it('tells bytes that are no UTF-8 from the mark that stands for them', async () => {
  const marked = text(lines).replace('a call', 'a \ufffd call');
  const bytes = Buffer.from(marked);
  expect(await wrongLine(bytes)).toBe(1);
  const verdict = await verdictOn(bytes);
  expect(verdict).toMatchObject({ reason: expect.stringContaining('hash') });
  const at = bytes.indexOf(Buffer.from('\ufffd'));
  const raw = Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at + 3)]);
  expect(await verdictOn(raw)).toMatchObject({ line: 1, reason: expect.stringContaining('as an export writes') });
});
