import { conversationEvents } from '@pilotlight/contracts/events/conversation-events';
import { type PhotoSize, photoSizes } from '@pilotlight/contracts/http/photos';
import type { BackedUpFile, TakeFile } from '@pilotlight/event-store/backup/backed-up-files';
import { dataIn } from '@pilotlight/event-store/backup/events-of-snapshot';
import { UnusableBackup } from '@pilotlight/event-store/backup/backup-format';
import { type AccessSnapshot, PhotoUploads } from '../../database/photo-uploads';
import { type PhotoAddress } from '../../database/photo-rows';
import { addressAt, filePath } from '../../gateways/files/file-path';
import type { Files } from '../../gateways/files/files';
import { conversationStream } from '../../write-side/stream-names';
import { fileOf } from './photo-files';

const pageSize = 500;

const kindOf: Readonly<Record<PhotoSize, string>> = { full: 'photos', thumbnail: 'thumbnails' };

export const photosAmong = (files: Readonly<Record<string, number>>): number => files[kindOf.full] ?? 0;

/** Otherwise it is still being uploaded, or left to nightly maintenance. */
const wasSent = async (database: AccessSnapshot, { sessionId, photoId }: PhotoAddress): Promise<boolean> => {
  const stream = conversationStream(sessionId);
  const received = await dataIn(database, stream, 'PhotosReceived');
  const replied = await dataIn(database, stream, 'InstallerReplied');
  const sent = [
    ...received.flatMap((data) => conversationEvents.PhotosReceived.schema.parse(data).photos),
    ...replied.flatMap((data) => conversationEvents.InstallerReplied.schema.parse(data).photos ?? []),
  ];
  return sent.some((photo) => photo.photoId === photoId);
};

export class BackedUpPhotos {
  #lost = 0;

  constructor(private readonly files: Files) {}

  get lost(): number {
    return this.#lost;
  }

  /** Complete, as the log names a photo only once its row and files exist. Throws FilesUnavailable. */
  async *of(database: AccessSnapshot): AsyncGenerator<BackedUpFile> {
    const uploads = new PhotoUploads(database);
    if (!(await uploads.areKept())) return;
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<PhotoUploads['page']>> = await uploads.page(after, pageSize);
      for (const photo of page) {
        const found = yield* this.#filesOf(photo);
        if (found < photoSizes.length && (photo.isSettled || (await wasSent(database, photo)))) this.#lost += 1;
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) return;
      after = last.photoId;
    }
  }

  /** Replaces an existing file. Throws UnusableBackup, FilesUnavailable. */
  readonly takeBack: TakeFile = async ({ file }, bytes) => {
    const address = addressAt(file);
    if (!address) throw new UnusableBackup(`${JSON.stringify(file)} is no place of a photo`);
    await this.files.put(address, bytes);
  };

  async *#filesOf(photo: PhotoAddress): AsyncGenerator<BackedUpFile, number> {
    let found = 0;
    for (const size of photoSizes) {
      const address = fileOf(photo, size);
      const bytes = await this.files.read(address);
      if (!bytes) continue;
      found += 1;
      yield { file: filePath(address), kind: kindOf[size], bytes };
    }
    return found;
  }
}
