import { dirname } from 'node:path';
import { WrongUsage } from './run-command';

const refused = new Set(['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR', 'EPERM', 'EROFS']);

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refused.has(String(error.code));

export const reading = async <T>(file: string, work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw isRefused(error) ? new WrongUsage(`${file} is no file that can be read`) : error;
  });

export const writing = async <T>(file: string, work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw isRefused(error) ? new WrongUsage(`No file can be written in ${dirname(file)}`) : error;
  });
