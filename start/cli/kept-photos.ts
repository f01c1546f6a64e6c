import { FilesUnavailable } from '@pilotlight/backend/gateways/files/files';
import { openFiles } from '@pilotlight/backend/gateways/files/open-files';
import { BackedUpPhotos } from '@pilotlight/backend/conversations/photos/backed-up-photos';
import type { Configuration } from '@pilotlight/contracts/configuration';

/** The photos that the settings name, in the data folder or a bucket. */
export const keptPhotos = (configuration: Configuration): BackedUpPhotos =>
  new BackedUpPhotos(openFiles(configuration));

/** What there is to know of photos in a bucket; null where they lie in the data folder. */
export const bucketNote = ({ S3_BUCKET: bucket }: Configuration): string | null =>
  bucket ? `Photos are in the bucket ${bucket}, which is kept by its own means: no backup holds them` : null;

/** Where the files of photos can't be had, whoever typed the command hears which. */
export const sayingWhere = async <T>(work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw error instanceof FilesUnavailable ? new Error(`${error.message}: ${error.place}`, { cause: error }) : error;
  });
