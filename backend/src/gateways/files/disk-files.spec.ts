import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFiles } from './disk-files';
import { FilesUnavailable } from './files';
import { describeFiles } from './testing/files-contract';

const folder = mkdtempSync(join(tmpdir(), 'pilotlight-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeFiles('the disk', async () => new DiskFiles(join(folder, 'contract')));

const subject = { slug: 'leeds-heating', sessionId: randomUUID() };

it('lie readable by their owner alone, with no half of one beside them', async () => {
  const root = join(folder, 'modes');
  await new DiskFiles(root).put({ subject, name: 'one' }, Buffer.from('bytes'));
  const own = join(root, subject.slug, subject.sessionId);
  expect(readdirSync(own)).toEqual(['one']);
  expect(statSync(join(own, 'one')).mode & 0o777).toBe(0o600);
  expect(statSync(own).mode & 0o777).toBe(0o700);
});

const namesIn = async (files: DiskFiles): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of files.stored()) names.push(name);
  return names;
};

it('are told of though a crash left them half written, so that nightly maintenance can clear them away', async () => {
  const root = join(folder, 'halves');
  const files = new DiskFiles(root);
  await files.put({ subject, name: 'one' }, Buffer.from('bytes'));
  const name = `half-${randomUUID()}`;
  writeFileSync(join(root, subject.slug, subject.sessionId, name), 'by');
  expect((await namesIn(files)).toSorted()).toEqual([name, 'one']);
  await files.delete({ subject, name });
  expect(await namesIn(files)).toEqual(['one']);
});

it('are none where nothing was ever kept', async () => {
  const files = new DiskFiles(join(folder, 'nowhere'));
  expect(await files.stored()[Symbol.asyncIterator]().next()).toEqual({ value: undefined, done: true });
  expect(await files.read({ subject, name: 'one' })).toBeNull();
  await files.deleteAllOf(subject);
});

it('leave no trace of having been asked about', async () => {
  const root = join(folder, 'asked');
  const files = new DiskFiles(root);
  await Promise.all([files.check(), files.check(), new DiskFiles(root).check()]);
  expect(readdirSync(root)).toEqual([]);
});

it('are unavailable where the disk gives way', async () => {
  const files = new DiskFiles('/dev/null/files');
  const put = files.put({ subject, name: 'one' }, Buffer.from('bytes'));
  await expect(put).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(put).rejects.toMatchObject({ place: expect.stringContaining('the folder /dev/null/files') });
  await expect(files.check()).rejects.toMatchObject({
    place: expect.stringContaining('the folder /dev/null/files'),
  });
});
