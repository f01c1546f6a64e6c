import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { hashOf, keepWeights } from './learn-weights.mjs';
import { learn, toldUnseen } from './learning.mjs';

// Learns what a message is about, from the ways of saying in the topics' cards and from labelled lines: one yes or no for each topic.
const require = createRequire(import.meta.url);
const assistant = join(root, 'libs/assistant/dist/libs/assistant');
const { sayTopicFeatures } = require(join(assistant, 'knowledge/topic-features.js'));
const { topicNames } = require(join(assistant, 'knowledge/topic-ways.js'));
const { topicSamples } = require(join(assistant, 'knowledge/topic-samples.js'));
const { writtenFeatures } = require(join(assistant, 'tokenizer/learned-weights.js'));

const samples = topicSamples().map(({ text, topics }) => ({
  text,
  topics,
  features: [...new Set(writtenFeatures((say) => sayTopicFeatures(text, say)))],
}));

const learnFrom = (set) => {
  const weights = new Map();
  for (const [at, topic] of topicNames.entries()) {
    const isOf = ({ topics }) => topics.includes(topic);
    // What is seldom said weighs as much as what is often said.
    const seldom = Math.min(4, Math.max(1, 240 / set.filter(isOf).length));
    const labelled = set.map((each) =>
      isOf(each) ? { features: each.features, label: 1, weight: seldom } : { features: each.features, label: 0 },
    );
    const learned = learn(labelled, 2, { epochs: 30, rate: 0.12, calm: 4, least: 12, moved: 0.004, fewest: 6 });
    for (const [feature, [no, yes]] of learned) {
      const each = weights.get(feature) ?? topicNames.map(() => 0);
      each[at] = yes - no;
      weights.set(feature, each);
    }
  }
  return weights;
};
const sumOf = (weights, features, at) => features.reduce((sum, each) => sum + (weights.get(each)?.[at] ?? 0), 0);

const unseen = toldUnseen(samples, [], learnFrom, 3);
let [right, all] = [0, 0];
for (const [at, topic] of topicNames.entries()) {
  const told = unseen.map(({ weights, features, topics, text }) => ({
    text,
    is: topics.includes(topic),
    told: sumOf(weights, features, at) > 0,
  }));
  const wrong = told.filter((each) => each.is !== each.told);
  const both = told.filter((each) => each.is && each.told).length;
  right += both;
  all += both + wrong.length;
  process.stdout.write(
    `${topic}: ${both} right, ${wrong.filter(({ is }) => is).length} missed, ${wrong.filter((each) => each.told).length} too many\n`,
  );
  if (process.argv.includes('--wrong'))
    for (const { text, is } of wrong) process.stdout.write(`  ${is ? 'missed' : 'too many'}: ${text}\n`);
}
const percentOfUnseenToldRight = Number(((100 * right) / all).toFixed(1));
process.stdout.write(
  `${samples.length} lines for ${topicNames.length} topics; unseen, ${percentOfUnseenToldRight} % right\n`,
);
if (!process.argv.includes('--wrong'))
  await keepWeights('topic-weights', learnFrom(samples), {
    what: 'How much each feature speaks for each topic, in hundredths of a natural logarithm; less than nothing speaks against it.',
    by: 'scripts/learn-topics.mjs',
    use: 'topics',
    corpus: hashOf(JSON.stringify(topicSamples())),
    classes: topicNames,
    lines: samples.length,
    scores: { percentOfUnseenToldRight },
  });
