import type { Configuration } from '@pilotlight/contracts/configuration';
import { join, resolve } from 'node:path';
import { DiskFiles } from './disk-files';
import type { Files } from './files';
import { S3Files } from './s3-files';

/** S3 where a bucket is set, else the data folder. Opens nothing yet. */
export const openFiles = (configuration: Configuration): Files => {
  const { S3_BUCKET: bucket, AWS_REGION, AWS_ENDPOINT_URL: endpoint, DATA_DIR } = configuration;
  if (!bucket) return new DiskFiles(join(resolve(DATA_DIR), 'files'));
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = configuration;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return new S3Files({ bucket, region: AWS_REGION ?? 'eu-west-2', endpoint, credentials });
};
