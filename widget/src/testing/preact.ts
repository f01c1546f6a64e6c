import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Preact comes as a module only, and Jest makes of it what it can run only outside of node_modules. */
const loaded = (): typeof import('preact') => {
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-preact-'));
  const copy = join(folder, 'preact.js');
  try {
    copyFileSync(require.resolve('preact'), copy);
    return require(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const preact = loaded();
