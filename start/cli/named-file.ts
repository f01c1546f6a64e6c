import { dirname } from 'node:path';
import { WrongUsage } from './run-command';

const refused = new Set(['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR', 'EPERM', 'EROFS']);

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refused.has(String(error.code));

/** Work that reads a file somebody named. Throws WrongUsage where there is no such file. */
export const reading = async <T>(file: string, work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw isRefused(error) ? new WrongUsage(`${file} is no file that can be read`) : error;
  });

/** Work that writes a file somebody named. Throws WrongUsage where its folder takes none. */
export const writing = async <T>(file: string, work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    throw isRefused(error) ? new WrongUsage(`No file can be written in ${dirname(file)}`) : error;
  });
