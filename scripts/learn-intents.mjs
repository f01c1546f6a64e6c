import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';

// Learns the weights by which a message's intent is told, from the lines that may be looked at. The same lines give the same weights.
const require = createRequire(import.meta.url);
const assistant = join(root, 'backend/dist/backend/src/assistant');
const { saidIn } = require(join(assistant, 'understanding/said/said.js'));
const { HeardCues } = require(join(assistant, 'understanding/intent/heard-cues.js'));
const { ruledIntentIn } = require(join(assistant, 'understanding/intent/recognise-intent.js'));
const { featuresOf } = require(join(assistant, 'understanding/intent/learned/intent-features.js'));
const { learnedIntents } = require(join(assistant, 'understanding/intent/learned/intent-model.js'));

const source = join(root, 'backend/src/assistant');
const linesOf = (file) =>
  readFileSync(join(source, 'corpus', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const examplesOf = async (file) =>
  Object.values(await import(join(source, 'understanding/testing', file))).flatMap((byIntent) =>
    Object.entries(byIntent).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent }))),
  );

const learned = ({ intent }) => learnedIntents.includes(intent);
const practice = [...linesOf('practice/intents.jsonl'), ...linesOf('practice/more-intents.jsonl')].filter(learned);
// The rules were written looking at these: how far they can be relied on is learned from the others alone.
const ruled = [
  ...linesOf('build-on/messages.jsonl'),
  ...(await examplesOf('intent-examples.ts')),
  ...(await examplesOf('more-intent-examples.ts')),
].filter(learned);

const sampleOf = ({ text, intent }, withRules) => {
  const said = saidIn(text);
  const features = featuresOf(said, ruledIntentIn(new HeardCues(said)));
  return {
    features: withRules ? features : features.filter((each) => !each.startsWith('rules:')),
    label: learnedIntents.indexOf(intent),
  };
};
const unseen = practice.map((line) => sampleOf(line, true));
const seen = ruled.map((line) => sampleOf(line, false));

/** Multinomial logistic regression by AdaGrad, features seen once left out, order shuffled the same way each time. */
const learn = (set, { epochs = 40, rate = 0.25, decay = 1e-3 } = {}) => {
  const seen = new Map();
  for (const { features } of set) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const index = new Map([...seen].filter(([, times]) => times > 1).map(([each], at) => [each, at]));
  const classes = learnedIntents.length;
  const weights = new Float64Array(index.size * classes);
  const squares = new Float64Array(index.size * classes).fill(1e-6);
  const rows = set.map(({ features, label }) => ({ at: features.flatMap((each) => index.get(each) ?? []), label }));
  let state = 12_345;
  const random = () => (state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = rows.map((row) => [random(), row]).toSorted(([one], [other]) => one - other);
    for (const [, { at, label }] of order) {
      const sums = learnedIntents.map((_, each) => at.reduce((sum, place) => sum + weights[place * classes + each], 0));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const place of at)
        for (let each = 0; each < classes; each += 1) {
          const slot = place * classes + each;
          const slope = powers[each] / total - (each === label ? 1 : 0) + decay * weights[slot];
          squares[slot] += slope * slope;
          weights[slot] -= (rate * slope) / Math.sqrt(squares[slot]);
        }
    }
  }
  return { index, weights, classes };
};

const predicted = ({ index, weights, classes }, features) => {
  const sums = learnedIntents.map(() => 0);
  for (const each of features) {
    const place = index.get(each);
    if (place === undefined) continue;
    for (let at = 0; at < classes; at += 1) sums[at] += weights[place * classes + at];
  }
  return sums.indexOf(Math.max(...sums));
};

// How well it tells what it hasn't seen: each fifth by the other four.
let right = 0;
for (let fold = 0; fold < 5; fold += 1) {
  const model = learn([...unseen.filter((_, at) => at % 5 !== fold), ...seen]);
  const held = unseen.filter((_, at) => at % 5 === fold);
  right += held.filter(({ features, label }) => predicted(model, features) === label).length;
}
const share = ((100 * right) / unseen.length).toFixed(1);
process.stdout.write(`${unseen.length + seen.length} lines; of a fifth unseen ${share} % are told right\n`);

const model = learn([...unseen, ...seen]);
const rows = [...model.index]
  .map(([each, place]) => [
    each,
    learnedIntents.map((_, at) => Math.round(100 * model.weights[place * model.classes + at])),
  ])
  .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= 5))
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const table = rows.map(([each, weights]) => `${each}=${weights.join()}`).join('|');
writeFileSync(
  join(source, 'understanding/intent/learned/intent-weights.ts'),
  `/** Written by scripts/learn-intents.mjs: a feature and its weights, in the order of the learned intents. */\nexport const intentWeights =\n  ${JSON.stringify(table).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')};\n`,
);
process.stdout.write(`${rows.length} features kept\n`);
