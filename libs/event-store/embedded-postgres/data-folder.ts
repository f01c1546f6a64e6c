import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export class UnusableDataFolder extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The data folder ${folder} can't be used: ${reason}. Choose another by DATA_DIR, or make it writable for this user.`,
    );
    this.name = 'UnusableDataFolder';
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes the folder and its parents, open to the owner only. Throws UnusableDataFolder. */
export const makeDataFolder = (folder: string): void => {
  try {
    const missing: string[] = [];
    for (let path = folder; !isThere(path); path = dirname(path)) missing.unshift(path);
    // One by one: the recursive option never ends where the system answers "no such file" to a new folder.
    for (const path of missing) mkdirSync(path, { mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw new UnusableDataFolder(folder, error instanceof Error ? error.message : String(error));
  }
};
