import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { addressAt, filePath, subjectPath } from './file-path';
import { type FileAddress, Files, type FileSubject, FilesUnavailable, type StoredFile } from './files';

/** Outside the subjects' folders, so that it is never taken for a file of theirs. */
const trial = '.trial';
const trialBytes = Buffer.alloc(4_096);

const codeOf = (error: unknown): unknown => (isNativeError(error) && 'code' in error ? error.code : undefined);

export class DiskFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written aside and moved once on disk: half a file is never found under its name. */
  async put(address: FileAddress, bytes: Buffer): Promise<void> {
    const folder = join(this.folder, subjectPath(address.subject));
    const half = join(folder, `half-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await this.#write(half, bytes, 'wx');
      await rename(half, join(this.folder, filePath(address)));
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      throw this.#unavailable(error);
    }
  }

  async read(address: FileAddress): Promise<Readable | null> {
    const file = await open(join(this.folder, filePath(address))).catch(this.#unlessMissing);
    return file && file.createReadStream();
  }

  async delete(address: FileAddress): Promise<void> {
    await rm(join(this.folder, filePath(address))).catch(this.#unlessMissing);
  }

  async deleteAllOf(subject: FileSubject): Promise<void> {
    await rm(join(this.folder, subjectPath(subject)), { recursive: true }).catch(this.#unlessMissing);
  }

  async *stored(): AsyncGenerator<StoredFile> {
    const folder = await opendir(this.folder, { recursive: true }).catch(this.#unlessMissing);
    if (!folder) return;
    for await (const entry of folder) {
      const path = join(entry.parentPath, entry.name);
      const address = entry.isFile() ? addressAt(relative(this.folder, path).split(sep).join('/')) : null;
      const found = address && (await stat(path).catch(this.#unlessMissing));
      if (address && found) yield { ...address, storedAt: found.mtime };
    }
  }

  /** By a real write: nothing else reveals a full or read-only disk. */
  async check(): Promise<void> {
    const path = join(this.folder, trial);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Another process's trial may be there: it is overwritten.
      await this.#write(path, trialBytes, 'w');
      await rm(path, { force: true });
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  #unavailable(error: unknown): FilesUnavailable {
    return new FilesUnavailable(error, `the folder ${this.folder}: it has to be writable, with room on its disk`);
  }

  readonly #unlessMissing = (error: unknown): null => {
    if (codeOf(error) === 'ENOENT') return null;
    throw this.#unavailable(error);
  };

  async #write(path: string, bytes: Buffer, flag: 'wx' | 'w'): Promise<void> {
    const file = await open(path, flag, 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
