import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fresh.mjs';

const assistant = join(root, 'libs/assistant');

export const linesOf = (file) =>
  readFileSync(join(assistant, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const { files } = JSON.parse(readFileSync(join(assistant, 'corpus/manifest.json'), 'utf8'));

/** In the order of the manifest: another order would give other weights. */
export const corpusFor = (use, wanted) =>
  files.filter((each) => each.usedFor.includes(use) && wanted(each)).flatMap(({ file }) => linesOf(`corpus/${file}`));
