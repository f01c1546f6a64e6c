import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from './testing/product-command';
import { productTests } from './testing/product-tests';
import type { RunningProduct } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests({ startedBefore: true });
const files = (): string => join(tests.dataDir, 'files');

const visitorsOf = async ({ address }: RunningProduct, count: number): Promise<readonly Visitor[]> => {
  const key = await demoKey(address);
  return await Promise.all(Array.from({ length: count }, () => Visitor.open(address, key)));
};

it('photos that visitors send while a backup is written are whole in it, and open again where all files were lost', async () => {
  const product = await tests.start();
  const visitors = await visitorsOf(product, 6);
  const small = await photo('jpeg', 60, 40);
  const early = await Promise.all(visitors.map((visitor) => visitor.sendPhoto(small)));
  const over = new AbortController();
  const sending = visitors.map(async (visitor) => {
    for (let sent = 1; sent < 19 && !over.signal.aborted; sent += 1) await visitor.sendPhoto(small);
  });
  const backup = await command(tests.dataDir, 'backup', 'evening.backup');
  over.abort();
  await Promise.all(sending);
  expect(backup).toMatchObject({ code: 0, error: '' });
  const held = Number(/ and (\d+) photos written to /.exec(backup.out)?.[1]);
  expect(held).toBeGreaterThanOrEqual(early.length);

  rmSync(files(), { recursive: true });
  const lost = (await visitors[0]?.openPhotos()) ?? [];
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set([404]));

  const restore = await command(tests.dataDir, 'restore', 'evening.backup', '--replace');
  expect(restore).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^[\\d,]+ events and ${held} photos as of \\S+ restored\n`)),
  });
  while (!/A backup was restored[\s\S]*\nready /.test(product.said())) await pause(20);
  const opened = (await Promise.all(visitors.map((visitor) => visitor.openPhotos()))).flat();
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  expect(early.every((id) => opened.some(({ photoId }) => photoId === id))).toBe(true);
});

it('a backup says how many photos lack a file, and fails where it finds none at all', async () => {
  const product = await tests.start();
  const [visitor] = await visitorsOf(product, 1);
  const small = await photo('jpeg', 60, 40);
  await visitor?.sendPhoto(small);
  await visitor?.sendPhoto(small);
  const [one = ''] = readdirSync(files(), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('-thumbnail'),
  );
  rmSync(join(files(), one));
  expect(await command(tests.dataDir, 'backup', 'evening.backup')).toMatchObject({
    code: 0,
    out: expect.stringContaining(' and 2 photos written to '),
    error: '1 uploaded photo lacked a file: what is lost is not in the backup\n',
  });
  rmSync(files(), { recursive: true });
  expect(await command(tests.dataDir, 'backup', 'evening.backup')).toMatchObject({
    code: 1,
    out: expect.stringContaining(' and 0 photos written to '),
    error: expect.stringContaining('is DATA_DIR the folder that the product has?'),
  });
});

it('photos in a bucket are left to it, in one line, and photos without keys are left out with them', async () => {
  const product = await tests.start();
  const [visitor] = await visitorsOf(product, 1);
  await visitor?.sendPhoto(await photo('jpeg', 60, 40));
  expect(await command(tests.dataDir, 'backup', 'evening.backup', '--without-keys')).toMatchObject({
    code: 0,
    out: expect.stringContaining(' and 0 photos written to '),
    error: '',
  });
  writeFileSync(join(dirname(tests.dataDir), '.env'), 'S3_BUCKET=heating-photos\n');
  const note = '\nPhotos are in the bucket heating-photos, which is kept by its own means: no backup holds them\n';
  for (const [name, ...words] of [
    ['backup', 'evening.backup'] as const,
    ['restore', 'evening.backup', '--replace'] as const,
  ])
    expect(await command(tests.dataDir, name, ...words)).toMatchObject({
      code: 0,
      out: expect.stringContaining(note),
    });
});
