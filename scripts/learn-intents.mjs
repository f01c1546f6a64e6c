import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { corpusFor } from './learn-corpus.mjs';
import { keepWeights } from './learn-weights.mjs';
import { learn, toldUnseen, weighed } from './learning.mjs';

// Learns the weights of intents from the lines that may be looked at, reproducibly. With --wrong it lists its mistakes on unseen lines and
// writes nothing.
const require = createRequire(import.meta.url);
const assistant = join(root, 'libs/assistant/dist/libs/assistant');
const { saidIn } = require(join(assistant, 'understanding/phrases/said.js'));
const { MatchedPhrases } = require(join(assistant, 'understanding/intent/matched-phrases.js'));
const { ruledIntentIn } = require(join(assistant, 'understanding/intent/recognise-intent.js'));
const { featuresOf } = require(join(assistant, 'understanding/intent/learned/intent-features.js'));
const { learnedIntents } = require(join(assistant, 'understanding/intent/learned/intent-model.js'));

const source = join(root, 'libs/assistant');
const examplesOf = async (file) =>
  Object.values(await import(join(source, 'understanding/testing', file))).flatMap((byIntent) =>
    Object.entries(byIntent).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent }))),
  );

const learned = ({ intent }) => learnedIntents.includes(intent);
const practice = corpusFor('intents', ({ part }) => part === 'train').filter(learned);
// The rules were written looking at these: their reliability is learned from the others alone.
const ruled = [
  ...corpusFor('intents', ({ part }) => part === 'dev'),
  ...(await examplesOf('intent-examples.ts')),
  ...(await examplesOf('more-intent-examples.ts')),
].filter(learned);

const sampleOf = ({ text, intent }, withRules) => {
  const said = saidIn(text);
  const features = featuresOf(said.text, ruledIntentIn(new MatchedPhrases(said)));
  return {
    text,
    features: withRules ? features : features.filter((each) => !each.startsWith('rules:')),
    label: learnedIntents.indexOf(intent),
  };
};
const unseen = practice.map((line) => sampleOf(line, true));
const seen = ruled.map((line) => sampleOf(line, false));

const classes = learnedIntents.length;

const learnFrom = (set) => learn(set, classes);

const told = toldUnseen(unseen, seen, learnFrom).map(({ weights, ...sample }) => {
  const sums = weighed(weights, sample.features, classes);
  return { ...sample, as: sums.indexOf(Math.max(...sums)) };
});
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
  const weights = learnFrom([...unseen, ...seen]);
  await keepWeights('intent-weights', weights, {
    what: 'How much each feature speaks for each intent, in hundredths of a natural logarithm.',
    by: 'scripts/learn-intents.mjs',
    use: 'intents',
    classes: learnedIntents,
    lines: unseen.length + seen.length,
    scores: { percentOfUnseenToldRight: Number(share) },
  });
}
