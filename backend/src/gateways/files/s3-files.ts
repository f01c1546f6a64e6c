import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { addressAt, filePath, subjectPath } from './file-path';
import { type FileAddress, Files, type FileSubject, FilesUnavailable, type StoredFile } from './files';

export interface S3Options {
  /** For Pilotlight alone: nightly maintenance deletes unknown files under `files/`. */
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const prefix = 'files/';
const atOnce = 1_000;
const patienceMs = 5_000;

type Sdk = typeof import('@aws-sdk/client-s3');

export class S3Files extends Files {
  #opening: Promise<readonly [Sdk, S3Client]> | undefined;

  constructor(private readonly options: S3Options) {
    super();
  }

  async put(address: FileAddress, bytes: Buffer): Promise<void> {
    await this.#asked(async ({ PutObjectCommand }, client) => {
      await client.send(new PutObjectCommand({ ...this.#object(address), Body: bytes }));
    });
  }

  async read(address: FileAddress): Promise<Readable | null> {
    return await this.#asked(async ({ GetObjectCommand, NoSuchKey }, client) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(this.#object(address)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(address: FileAddress): Promise<void> {
    await this.#asked(async ({ DeleteObjectCommand }, client) => {
      await client.send(new DeleteObjectCommand(this.#object(address)));
    });
  }

  async deleteAllOf(subject: FileSubject): Promise<void> {
    await this.#asked(async ({ DeleteObjectsCommand, paginateListObjectsV2 }, client) => {
      const { bucket: Bucket } = this.options;
      const Prefix = `${prefix}${subjectPath(subject)}/`;
      for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize: atOnce }, { Bucket, Prefix })) {
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length === 0) continue;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`${Errors.length} files were not deleted: ${Errors[0]?.Code}`);
      }
    });
  }

  async *stored(): AsyncGenerator<StoredFile> {
    const [{ paginateListObjectsV2 }, client] = await this.#open();
    const pages = paginateListObjectsV2({ client, pageSize: atOnce }, { Bucket: this.options.bucket, Prefix: prefix });
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified } of Contents) {
          const address = addressAt(Key.slice(prefix.length));
          if (address && LastModified) yield { ...address, storedAt: LastModified };
        }
    } catch (error) {
      throw new FilesUnavailable(error, `the bucket ${this.options.bucket}`);
    }
  }

  /** Costs no write: only whether the bucket exists and may be used. */
  async check(): Promise<void> {
    await this.#asked(async ({ HeadBucketCommand }, client) => {
      const command = new HeadBucketCommand({ Bucket: this.options.bucket });
      await client.send(command, { abortSignal: AbortSignal.timeout(patienceMs) });
    });
  }

  #object(address: FileAddress) {
    return { Bucket: this.options.bucket, Key: prefix + filePath(address) };
  }

  async #asked<T>(ask: (sdk: Sdk, client: S3Client) => Promise<T>): Promise<T> {
    try {
      return await ask(...(await this.#open()));
    } catch (error) {
      throw error instanceof FilesUnavailable
        ? error
        : new FilesUnavailable(error, `the bucket ${this.options.bucket}`);
    }
  }

  /** The SDK is large: who doesn't use it never loads it. */
  #open(): Promise<readonly [Sdk, S3Client]> {
    const { region, endpoint, credentials } = this.options;
    this.#opening ??= import('@aws-sdk/client-s3').then((sdk) => [
      sdk,
      new sdk.S3Client({
        region,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(credentials && { credentials }),
      }),
    ]);
    return this.#opening;
  }
}
