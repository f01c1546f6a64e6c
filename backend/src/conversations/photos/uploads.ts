import multipart from '@fastify/multipart';
import { pathOf } from '@pilotlight/contracts/http/route';
import { installerUpload, photoLimits, widgetUpload } from '@pilotlight/contracts/http/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noFile, tooLarge, tooManyFiles } from './photo-refusals';
import { CapacityExceeded } from '../../write-side/capacity-exceeded';
import { Refused } from '../../write-side/refused';
import { type Sender, UploadMemory } from './upload-memory';

const uploadPaths = [
  pathOf(widgetUpload, { slug: 'slug' }).replace('slug', '[a-z0-9-]{1,63}'),
  pathOf(installerUpload, { sessionId: 'id' }).replace('/id/', '/[0-9a-fA-F-]{36}/'),
];
const uploadPath = new RegExp(`^(${uploadPaths.join('|')})(\\?|$)`);
const limits = {
  fileSize: photoLimits.bytes,
  files: photoLimits.aMessage,
  fields: 0,
  parts: photoLimits.aMessage,
  headerPairs: 20,
} as const;

const megabyte = 1024 * 1024;
/** An address has two of the largest messages at once, or some six of an ordinary phone's: an office, not a flood. */
const memory = new UploadMemory({ all: 256 * megabyte, ofEach: { address: 80 * megabyte, slug: 128 * megabyte } });

/** Multipart only on the paths that ask for it; everywhere else JSON. */
export const registerUploads = async (server: FastifyInstance): Promise<void> => {
  await server.register(multipart, { limits, throwFileSizeLimit: false });
  server.addHook('preParsing', async (request) => {
    if (request.headers['content-type']?.toLowerCase().includes('multipart/') && !uploadPath.test(request.url))
      throw Object.assign(new Error('Please send JSON'), { statusCode: 415 });
  });
};

/** Frees their memory when the work ends. Refuses too many or too large files; throws CapacityExceeded, of all or of one sender. */
export const withFilesOf = async <T>(
  request: FastifyRequest,
  sender: Sender,
  work: (files: readonly Buffer[]) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) throw Object.assign(new Error('Please send a form'), { statusCode: 415 });
  let taken = 0;
  const take = (bytes: number): void => {
    memory.take(sender, bytes);
    taken += bytes;
  };
  try {
    return await work(await filesOf(request, take));
  } catch (error) {
    // Drains the rest, so that a browser still sending receives the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  } finally {
    memory.letGo(sender, taken);
  }
};

const filesOf = async (request: FastifyRequest, take: (bytes: number) => void): Promise<readonly Buffer[]> => {
  const files: Buffer[] = [];
  try {
    for await (const part of request.files()) {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) {
        if (!Buffer.isBuffer(chunk)) continue;
        take(chunk.length);
        chunks.push(chunk);
      }
      if (part.file.truncated) throw tooLarge();
      files.push(Buffer.concat(chunks));
    }
  } catch (error) {
    throw refusalFor(error);
  }
  if (files.length === 0) throw noFile();
  return files;
};

const refusalFor = (error: unknown): unknown => {
  if (error instanceof Refused || error instanceof CapacityExceeded) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFiles();
  return new Refused('The request could not be read', 'invalid');
};
