import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

it('are none where nothing was ever kept', async () => {
  const files = new DiskFiles(join(folder, 'nowhere'));
  expect(await files.stored()[Symbol.asyncIterator]().next()).toEqual({ value: undefined, done: true });
  expect(await files.read({ subject, name: 'one' })).toBeNull();
  await files.deleteAllOf(subject);
});

it('are unavailable where the disk gives way', async () => {
  const files = new DiskFiles('/dev/null/files');
  await expect(files.put({ subject, name: 'one' }, Buffer.from('bytes'))).rejects.toBeInstanceOf(FilesUnavailable);
});
