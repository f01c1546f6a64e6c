import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { DiskFiles } from '../../gateways/files/disk-files';
import { PhotoStoreProbe } from './photo-store-probe';

const hour = 3_600_000;

describe('the watch over the photo store', () => {
  let folder: string;
  let lines: string[];
  const root = (): string => join(folder, 'files');
  const spoil = (): void => {
    rmSync(root(), { recursive: true, force: true });
    writeFileSync(root(), 'no folder');
  };
  const mend = (): void => rmSync(root());
  const logger = () => pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const watch = (freshFor: number): PhotoStoreProbe =>
    new PhotoStoreProbe(new DiskFiles(root()), logger(), { every: hour, freshFor, patience: hour });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-watch-'));
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('tells the log once that photos have nowhere to go, with the folder, and once that they have again', async () => {
    const asking = watch(0);
    await asking.ask();
    expect(lines).toEqual([]);
    spoil();
    for (let times = 0; times < 3; times += 1)
      await expect(asking.ask()).rejects.toThrow("Files can't be kept or read at the moment");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 50,
        error: 'FilesUnavailable',
        place: expect.stringContaining(root()),
        msg: "photos can't be kept or shown",
      },
    ]);
    mend();
    for (let times = 0; times < 3; times += 1) await asking.ask();
    expect(lines.slice(1).map((line) => JSON.parse(line))).toEqual([
      { level: 30, msg: 'photos can be kept and shown again' },
    ]);
  });

  it('writes nothing for those who ask again while a look is fresh, and leaves nothing behind', async () => {
    const asking = watch(hour);
    await Promise.all(Array.from({ length: 50 }, () => asking.ask()));
    expect(readdirSync(root())).toEqual([]);
    spoil();
    await asking.ask();
    expect(lines).toEqual([]);
  });

  it('looks by itself, at the start and from then on, where nobody asks', async () => {
    const looking = new PhotoStoreProbe(new DiskFiles(root()), logger(), { every: 5, freshFor: hour, patience: hour });
    spoil();
    looking.start();
    while (lines.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    mend();
    while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await looking.stop();
    expect(lines[1]).toContain('photos can be kept and shown again');
  });

  it('tells a store that never answers as a fault, and asks it no second time meanwhile', async () => {
    const unanswered: (() => void)[] = [];
    const check = (): Promise<void> => new Promise((resolve) => void unanswered.push(resolve));
    const looking = new PhotoStoreProbe({ check }, logger(), { every: 5, freshFor: 0, patience: 20 });
    looking.start();
    while (lines.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([unanswered.length, lines[0]]).toEqual([1, expect.stringContaining('NoAnswer')]);
    unanswered[0]?.();
    while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const answer of unanswered) answer();
    await looking.stop();
  });

  it('tells a known fault to whoever asks while the store gives no answer, be it at the last look or at a new one', async () => {
    const unanswered: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const check = (): Promise<void> => new Promise((resolve, reject) => void unanswered.push({ resolve, reject }));
    const looking = new PhotoStoreProbe({ check }, logger(), { every: hour, freshFor: 0, patience: 20 });
    looking.start();
    while (lines.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let times = 0; times < 3; times += 1) await expect(looking.ask()).rejects.toMatchObject({ name: 'NoAnswer' });
    expect(unanswered).toHaveLength(1);
    unanswered[0]?.reject(new Error('gone'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (let times = 0; times < 3; times += 1) await expect(looking.ask()).rejects.toBeInstanceOf(Error);
    expect(unanswered).toHaveLength(2);
    for (const { resolve } of unanswered) resolve();
    await looking.stop();
  });
});
