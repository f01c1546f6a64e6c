import { Injectable } from '@nestjs/common';
import type { PhotoSize } from '@pilotlight/contracts/http/photos';
import { subjectName } from '@pilotlight/event-store/personal-data/data-subject';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import { decrypt, encrypt } from '@pilotlight/event-store/personal-data/sealing';
import { buffer } from 'node:stream/consumers';
import type { PhotoAddress, PhotoOwner } from '../../database/photo-rows';
import { Files } from '../../gateways/files/files';
import { fileOf } from './photo-files';

export type OpenedPhoto = Buffer | 'erased' | 'lost' | 'damaged';

/** Each conversation's under its own key, so that they end with it. */
@Injectable()
export class SealedPhotos {
  constructor(
    private readonly files: Files,
    private readonly keys: PostgresKeyRing,
  ) {}

  /** Throws SubjectIsErased, FilesUnavailable. */
  async put(photo: PhotoAddress, size: PhotoSize, bytes: Buffer): Promise<void> {
    const key = await this.keys.forWriting(photo);
    const file = fileOf(photo, size);
    await this.files.put(file, encrypt(key, file.name, bytes));
  }

  /** Throws FilesUnavailable. */
  async open(photo: PhotoAddress, size: PhotoSize): Promise<OpenedPhoto> {
    const subject = subjectName(photo);
    const key = (await this.keys.forReading(new Set([subject]))).get(subject);
    if (!key) return 'erased';
    const file = fileOf(photo, size);
    const stream = await this.files.read(file);
    if (!stream) return 'lost';
    const sealed = await buffer(stream);
    try {
      return decrypt(key, file.name, sealed);
    } catch {
      return 'damaged';
    }
  }

  async delete(photo: PhotoAddress): Promise<void> {
    for (const size of ['full', 'thumbnail'] as const) await this.files.delete(fileOf(photo, size));
  }

  async deleteAllOf(owner: PhotoOwner): Promise<void> {
    await this.files.deleteAllOf(owner);
  }
}
