import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from './fresh.mjs';
import { files } from './learn-corpus.mjs';

const require = createRequire(import.meta.url);
const built = join(root, 'libs/assistant/dist/libs/assistant');
const { encodedWeights } = require(join(built, 'learned/weights-file.js'));
const { ruleVersion } = require(join(built, 'interlock/rules/rule-set.js'));

export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** Beside the weights, a card of their origin and scores. The corpus is a hash of the files' hashes in the manifest's order, or of what was learned from instead. */
export const keepWeights = async (name, weights, { use, classes, corpus, ...said }) => {
  const rows = [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bytes = encodedWeights({
    classes: classes.length,
    features: rows.map(([feature]) => feature),
    numbers: Int32Array.from(rows.flatMap(([, numbers]) => [...numbers])),
  });
  const used = files.filter(({ usedFor }) => usedFor.includes(use));
  const told = {
    ...said,
    classes,
    features: rows.length,
    sha256: hashOf(bytes),
    ruleVersion,
    use,
    corpus: corpus ?? hashOf(used.map(({ sha256 }) => sha256).join()),
  };
  const path = join(root, 'libs/assistant/learned', name);
  writeFileSync(`${path}.bin`, bytes);
  const card = JSON.stringify(told, null, 2);
  writeFileSync(`${path}.json`, await format(card, { parser: 'json', printWidth: 120 }));
  process.stdout.write(`${name}: ${rows.length} features kept, ${bytes.length} bytes\n`);
};
