import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The data folder can't be made or isn't one; the message names it and says what stands in the way. */
export class UnusableDataFolder extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The data folder ${folder} can't be used: ${reason}. Choose another by DATA_DIR, or make it writable for this user.`,
    );
    this.name = 'UnusableDataFolder';
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes the folder and what is missing above it, open to its owner only. Throws UnusableDataFolder. */
export const makeDataFolder = (folder: string): void => {
  try {
    const missing: string[] = [];
    for (let path = folder; !isThere(path); path = dirname(path)) missing.unshift(path);
    // One by one: the recursive way never ends where the system forbids new folders with "no such file".
    for (const path of missing) mkdirSync(path, { mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw new UnusableDataFolder(folder, error instanceof Error ? error.message : String(error));
  }
};
