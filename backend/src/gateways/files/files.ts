import type { Readable } from 'node:stream';

/** The conversation whose files they are. */
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

/** Keeps files, each one conversation's own. It neither reads nor changes what it keeps; every call throws FilesUnavailable. */
export abstract class Files {
  /** Whole or not at all; in the place of one of that name. */
  abstract put(address: FileAddress, bytes: Buffer): Promise<void>;
  /** Null where there is none. The stream fails where the rest of the file can't be had. */
  abstract read(address: FileAddress): Promise<Readable | null>;
  /** A file that is not there is no fault. */
  abstract delete(address: FileAddress): Promise<void>;
  abstract deleteAllOf(subject: FileSubject): Promise<void>;
  /** Every file there is, in no order. */
  abstract stored(): AsyncIterable<StoredFile>;
  /** Whether files could be kept now; it leaves nothing behind. */
  abstract check(): Promise<void>;
}

export class FilesUnavailable extends Error {
  constructor(
    cause: unknown,
    /** Where they lie, for whoever has to look after it. */
    readonly place: string,
  ) {
    super("Files can't be kept or read at the moment", { cause });
    this.name = 'FilesUnavailable';
  }
}
