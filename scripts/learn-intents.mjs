import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';

// Learns the weights by which a message's intent is told, from the lines that may be looked at. The same lines give the same weights.
// With --wrong it lists what it tells wrong of the lines it hasn't seen, and writes nothing.
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
const practice = readdirSync(join(source, 'corpus/practice'))
  .filter((file) => file.endsWith('.jsonl'))
  .toSorted()
  .flatMap((file) => linesOf(`practice/${file}`))
  .filter(learned);
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
    text,
    features: withRules ? features : features.filter((each) => !each.startsWith('rules:')),
    label: learnedIntents.indexOf(intent),
  };
};
const unseen = practice.map((line) => sampleOf(line, true));
const seen = ruled.map((line) => sampleOf(line, false));

const classes = learnedIntents.length;

/** The same numbers from 0 to 1 each time. */
const chance = () => {
  let state = 12_345;
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
};
const shuffled = (items, random) =>
  items
    .map((item) => [random(), item])
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

/** Multinomial logistic regression by AdaGrad, features seen once left out. Gives each feature's weights in tenths. */
const learn = (set, { epochs = 30, rate = 0.05, decay = 1e-3 } = {}) => {
  const times = new Map();
  for (const { features } of set) for (const each of features) times.set(each, (times.get(each) ?? 0) + 1);
  const index = new Map([...times].filter(([, each]) => each > 1).map(([each], at) => [each, at * classes]));
  const weights = new Float64Array(index.size * classes);
  const squares = new Float64Array(index.size * classes).fill(1e-6);
  const rows = set.map(({ features, label }) => ({ at: features.flatMap((each) => index.get(each) ?? []), label }));
  const random = chance();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { at, label } of shuffled(rows, random)) {
      const sums = learnedIntents.map((_, each) => at.reduce((sum, place) => sum + weights[place + each], 0));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const place of at)
        for (let each = 0; each < classes; each += 1) {
          const slope = powers[each] / total - (each === label ? 1 : 0) + decay * weights[place + each];
          squares[place + each] += slope * slope;
          weights[place + each] -= (rate * slope) / Math.sqrt(squares[place + each]);
        }
    }
  }
  const tenths = [...index].map(([each, place]) => [
    each,
    learnedIntents.map((_, at) => Math.round(10 * weights[place + at]) || 0),
  ]);
  return new Map(tenths.filter(([, each]) => each.some((weight) => Math.abs(weight) > 1)));
};

const toldOf = (weights, features) => {
  const sums = learnedIntents.map(() => 0);
  for (const each of features) weights.get(each)?.forEach((weight, at) => (sums[at] += weight));
  return sums.indexOf(Math.max(...sums));
};

// How well it tells what it hasn't seen: each tenth by the other nine.
const folds = 10;
const mixed = shuffled(unseen, chance());
const told = Array.from({ length: folds }, (_, fold) => {
  const weights = learn([...mixed.filter((_, at) => at % folds !== fold), ...seen]);
  return mixed
    .filter((_, at) => at % folds === fold)
    .map((sample) => ({ ...sample, as: toldOf(weights, sample.features) }));
}).flat();
const wrong = told.filter(({ label, as }) => as !== label);
const share = (100 * (1 - wrong.length / told.length)).toFixed(1);
process.stdout.write(`${unseen.length + seen.length} lines; of a tenth unseen ${share} % are told right\n`);
learnedIntents.forEach((intent, label) => {
  const counts = learnedIntents.map(
    (as, at) => `${as} ${told.filter((one) => one.label === label && one.as === at).length}`,
  );
  process.stdout.write(`${intent}: ${counts.join(', ')}\n`);
});

if (process.argv.includes('--wrong')) {
  for (const { text, label, as } of wrong.toSorted((one, other) => one.label - other.label || one.as - other.as))
    process.stdout.write(`${learnedIntents[label]}, told as ${learnedIntents[as]}: ${text}\n`);
} else {
  const rows = [...learn([...unseen, ...seen])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const table = rows.map(([each, weights]) => `${each}=${weights.join()}`).join('|');
  writeFileSync(
    join(source, 'understanding/intent/learned/intent-weights.ts'),
    `/** Written by scripts/learn-intents.mjs: a feature and its weights, in the order of the learned intents. */\nexport const intentWeights =\n  ${JSON.stringify(table).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')};\n`,
  );
  process.stdout.write(`${rows.length} features kept\n`);
}
