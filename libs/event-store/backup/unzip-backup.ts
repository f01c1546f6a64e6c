import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { UnusableBackup } from './backup-format';

/** Throws UnusableBackup where the file was never zipped, or not to its end. */
export async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unzipping = createGunzip();
  source.on('error', (error) => unzipping.destroy(error));
  let begun = false;
  try {
    for await (const chunk of source.pipe(unzipping)) {
      begun = true;
      yield Buffer.from(chunk);
    }
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_'))
      throw new UnusableBackup(begun ? 'it was cut short or changed' : 'it is no backup of Pilotlight');
    throw error;
  }
}
