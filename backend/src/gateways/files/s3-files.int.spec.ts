import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { FilesUnavailable } from './files';
import { S3Files } from './s3-files';
import { describeFiles } from './testing/files-contract';

/** A stand-in for S3 that runs outside this process, where the machine has it. */
const tool = resolve(process.env['AWS_STAND_IN'] ?? '../shared/tools/aws-up');
const region = 'eu-west-2';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const bucket = `files-${randomUUID()}`;

if (!existsSync(tool)) {
  process.stderr.write(`SKIPPED: files on S3: there is no ${tool} on this machine\n`);
  // oxlint-disable-next-line jest/no-disabled-tests -- it tells, and is counted, where there is nothing to prove it on
  it.skip('no stand-in for S3 is here: nothing is proved about files in a bucket', () => undefined);
} else {
  let pid = 0;
  let endpoint: string | undefined;
  afterAll(() => {
    if (pid) process.kill(pid);
  });
  describeFiles('S3', async () => {
    const port = String(await ownPort());
    const lines = execFileSync(tool, { encoding: 'utf8', env: { ...process.env, MOTO_PORT: port }, timeout: 120_000 });
    pid = Number(/MOTO_PID=(\d+)/.exec(lines)?.[1]);
    endpoint = /AWS_ENDPOINT_URL=(\S+)/.exec(lines)?.[1];
    const client = new S3Client({ region, credentials, endpoint: endpoint ?? '', forcePathStyle: true });
    await client.send(
      new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: { LocationConstraint: region } }),
    );
    client.destroy();
    return new S3Files({ bucket, region, endpoint, credentials });
  });

  it('could not be kept in a bucket that is not there', async () => {
    const elsewhere = new S3Files({ bucket: `no-${bucket}`, region, endpoint, credentials });
    await expect(elsewhere.check()).rejects.toMatchObject({ place: `the bucket no-${bucket}` });
  });
}

it('are unavailable where nobody answers', async () => {
  const files = new S3Files({ bucket, region, endpoint: 'http://127.0.0.1:9', credentials });
  const address = { subject: { slug: 'leeds-heating', sessionId: randomUUID() }, name: 'one' };
  await expect(files.put(address, Buffer.from('bytes'))).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.read(address)).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.check()).rejects.toMatchObject({ place: `the bucket ${bucket}` });
});
