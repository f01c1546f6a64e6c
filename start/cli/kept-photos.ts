import { FilesUnavailable } from '@pilotlight/backend/gateways/files/files';
import { openFiles } from '@pilotlight/backend/gateways/files/open-files';
import { BackedUpPhotos } from '@pilotlight/backend/conversations/photos/backed-up-photos';
import type { Configuration } from '@pilotlight/contracts/configuration';

export const keptPhotos = (configuration: Configuration): BackedUpPhotos =>
  new BackedUpPhotos(openFiles(configuration));

/** Null where photos lie in the data folder. */
export const bucketNote = ({ S3_BUCKET: bucket }: Configuration): string | null =>
  bucket ? `Photos are in the bucket ${bucket}, which is kept by its own means: no backup holds them` : null;

/** Says where the photos are when they can't be read. */
export const sayingWhere = async <T>(work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw error instanceof FilesUnavailable ? new Error(`${error.message}: ${error.place}`, { cause: error }) : error;
  });
