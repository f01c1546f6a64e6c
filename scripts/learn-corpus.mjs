import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fresh.mjs';

const assistant = join(root, 'libs/assistant');

/** The lines of a file of the assistant's. */
export const linesOf = (file) =>
  readFileSync(join(assistant, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What every file of the corpus is, and is used for. */
export const { files } = JSON.parse(readFileSync(join(assistant, 'corpus/manifest.json'), 'utf8'));

/** The lines of the corpus that are used for something, in the order of its manifest: another order would give other weights. */
export const corpusFor = (use, wanted) =>
  files.filter((each) => each.usedFor.includes(use) && wanted(each)).flatMap(({ file }) => linesOf(`corpus/${file}`));
