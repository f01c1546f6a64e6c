import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileAddress, Files, StoredFile } from '../files';

const bytes = Buffer.from([0, 255, 13, 10, 0, 128]);

const read = async (files: Files, address: FileAddress): Promise<Buffer | null> => {
  const stream = await files.read(address);
  return stream && (await buffer(stream));
};

const all = async (files: Files): Promise<StoredFile[]> => {
  const found: StoredFile[] = [];
  for await (const file of files.stored()) found.push(file);
  return found;
};

const somebody = () => ({ slug: 'leeds-heating', sessionId: randomUUID() });

export const describeFiles = (name: string, open: () => Promise<Files>): void => {
  describe(`files on ${name}`, () => {
    let files: Files;
    beforeAll(async () => {
      files = await open();
    });

    it('are read as they were put, each in its own name', async () => {
      const subject = somebody();
      await files.put({ subject, name: 'one' }, bytes);
      await files.put({ subject, name: 'two' }, Buffer.alloc(0));
      expect(await read(files, { subject, name: 'one' })).toEqual(bytes);
      expect(await read(files, { subject, name: 'two' })).toEqual(Buffer.alloc(0));
      expect(await read(files, { subject: somebody(), name: 'one' })).toBeNull();
    });

    it('take the place of one of the same name', async () => {
      const address = { subject: somebody(), name: 'one' };
      await files.put(address, Buffer.alloc(100_000, 1));
      await files.put(address, bytes);
      expect(await read(files, address)).toEqual(bytes);
    });

    it('are gone once deleted, however often', async () => {
      const subject = somebody();
      await files.put({ subject, name: 'one' }, bytes);
      await files.put({ subject, name: 'two' }, bytes);
      await files.delete({ subject, name: 'one' });
      await files.delete({ subject, name: 'one' });
      expect(await read(files, { subject, name: 'one' })).toBeNull();
      expect(await read(files, { subject, name: 'two' })).toEqual(bytes);
    });

    it("are gone with all of their subject's, and nobody else's", async () => {
      const [subject, other] = [somebody(), somebody()];
      for (const name of ['one', 'two', 'three']) await files.put({ subject, name }, bytes);
      await files.put({ subject: other, name: 'one' }, bytes);
      await files.deleteAllOf(subject);
      await files.deleteAllOf(subject);
      expect(await read(files, { subject, name: 'two' })).toBeNull();
      expect(await read(files, { subject: other, name: 'one' })).toEqual(bytes);
    });

    it('are listed with when they were stored', async () => {
      const subject = somebody();
      await files.put({ subject, name: 'listed' }, bytes);
      const found = (await all(files)).filter((file) => file.subject.sessionId === subject.sessionId);
      expect(found).toEqual([{ subject, name: 'listed', storedAt: found[0]?.storedAt }]);
      expect(Math.abs(Date.now() - (found[0]?.storedAt.getTime() ?? 0))).toBeLessThan(3_600_000);
    });

    it('could be kept now, and are none the more for having been asked about', async () => {
      const before = await all(files);
      await files.check();
      expect(await all(files)).toEqual(before);
    });

    it.each(['../one', 'one/two', '', '.', 'ONE', 'a'.repeat(81), 'one\0'])('take no name such as %j', async (name) => {
      await expect(files.put({ subject: somebody(), name }, bytes)).rejects.toThrow();
      await expect(files.read({ subject: somebody(), name })).rejects.toThrow();
    });

    it('take no subject that leads elsewhere', async () => {
      await expect(files.deleteAllOf({ slug: '..', sessionId: randomUUID() })).rejects.toThrow();
      await expect(files.deleteAllOf({ slug: 'leeds-heating', sessionId: '..' })).rejects.toThrow();
    });
  });
};
