import type { Readable } from 'node:stream';

export interface FileSubject {
  readonly slug: string;
  readonly sessionId: string;
}

export interface FileAddress {
  readonly subject: FileSubject;
  /** Up to 80 small letters, digits and dashes. */
  readonly name: string;
}

export interface StoredFile extends FileAddress {
  readonly storedAt: Date;
}

/** Neither reads nor changes what it keeps; every call throws FilesUnavailable. */
export abstract class Files {
  /** All or nothing; replaces one of that name. */
  abstract put(address: FileAddress, bytes: Buffer): Promise<void>;
  /** Null where there is none. The stream fails where the rest is lost. */
  abstract read(address: FileAddress): Promise<Readable | null>;
  /** A missing file is no fault. */
  abstract delete(address: FileAddress): Promise<void>;
  abstract deleteAllOf(subject: FileSubject): Promise<void>;
  abstract stored(): AsyncIterable<StoredFile>;
  /** Whether files could be kept now; leaves nothing behind. */
  abstract check(): Promise<void>;
}

export class FilesUnavailable extends Error {
  constructor(
    cause: unknown,
    readonly place: string,
  ) {
    super("Files can't be kept or read at the moment", { cause });
    this.name = 'FilesUnavailable';
  }
}
