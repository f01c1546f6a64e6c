import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { hashOf, keepWeights } from './learn-weights.mjs';
import { chance, learn, toldUnseen, weighed } from './learning.mjs';

// Learns which subject a question is about, and how far what was found is to be believed, from the ways of asking in the tables of knowledge.
const require = createRequire(import.meta.url);
const knowledge = join(root, 'libs/assistant/dist/libs/assistant/knowledge');
const search = join(knowledge, 'phrase-search.js');
const { termsOf } = require(join(knowledge, 'terms.js'));
const { sayFeatures } = require(join(knowledge, 'subject-features.js'));
const { candidateFeatures, seenIn, sharesOf } = require(join(knowledge, 'candidates.js'));
const { writtenFeatures } = require(join(knowledge, '../tokenizer/learned-weights.js'));

// What is built reads them beside itself.
const terms = join(root, 'libs/assistant/knowledge/tables/phrase-terms.json');
const written = `${JSON.stringify(require(search).termsOfSearched(), null, 2)}\n`;
writeFileSync(join(knowledge, 'tables/phrase-terms.json'), written);
if (!process.argv.includes('--wrong')) writeFileSync(terms, written);
delete require.cache[require.resolve(search)];
const { candidatesFor, keyOf, subjects, waysOfAsking } = require(search);

const keys = subjects.map((subject) => keyOf(subject));
const samples = waysOfAsking()
  .flatMap(({ subject, asked }) => asked.map((text) => ({ text, label: keys.indexOf(keyOf(subject)) })))
  .map(({ text, label }, at) => ({
    at,
    text,
    terms: termsOf(text),
    features: [...new Set(writtenFeatures((say) => sayFeatures(text, say)))],
    label,
  }));
const learnSubjects = (set) =>
  learn(set, keys.length, { epochs: 8, rate: 0.2, calm: 0.3, least: 40, moved: 0.004, fewest: 4 });

// Nothing is judged by weights or phrases that it was learned from.
const unseen = toldUnseen(samples, [], learnSubjects, 3).map(({ weights, ...sample }) => {
  const sums = weighed(weights, sample.features, keys.length);
  const shares = sharesOf(sums);
  return { ...sample, as: sums.indexOf(Math.max(...sums)), seen: seenIn(shares, candidatesFor(sample.terms, true)) };
});
const share = (some, of) => ((100 * some) / of).toFixed(1);
const byWords = unseen.filter(({ as, label }) => as === label).length;

const judged = unseen.flatMap(({ at, seen, terms, label }) =>
  seen.map((each) => ({
    at,
    key: keyOf(each.subject),
    features: candidateFeatures(each, terms.length),
    label: keyOf(each.subject) === keys[label] ? 1 : 0,
  })),
);
const learnCandidates = (set) => learn(set, 2, { epochs: 5, rate: 0.1, calm: 1, least: 1 });
const random = chance();
const half = new Map(samples.map(({ at }) => [at, random() < 0.5]));
const best = new Map();
for (const side of [true, false]) {
  const weights = learnCandidates(judged.filter(({ at }) => half.get(at) !== side));
  for (const each of judged.filter(({ at }) => half.get(at) === side)) {
    const [no, yes] = weighed(weights, each.features, 2);
    const sure = 1 / (1 + Math.exp((no - yes) / 100));
    if (sure > (best.get(each.at)?.sure ?? 0)) best.set(each.at, { ...each, sure });
  }
}
const found = [...best.values()];
process.stdout.write(
  `${samples.length} ways of asking for ${keys.length} subjects; unseen, ${share(byWords, samples.length)} % by words, ${share(found.filter(({ label }) => label).length, samples.length)} % with the search\n`,
);
for (const sure of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const said = found.filter((each) => each.sure >= sure && each.key !== 'none:none');
  process.stdout.write(
    `sure from ${sure}: ${share(said.length, samples.length)} % answered, ${share(said.filter(({ label }) => label).length, said.length)} % of these right\n`,
  );
}
if (process.argv.includes('--wrong')) {
  for (const each of found.filter(({ label }) => !label))
    process.stdout.write(
      `${keys[samples[each.at].label]}, told as ${each.key} (${each.sure.toFixed(2)}): ${samples[each.at].text}\n`,
    );
} else {
  const scores = { percentOfUnseenToldRight: Number(share(found.filter(({ label }) => label).length, samples.length)) };
  const by = 'scripts/learn-answers.mjs';
  const corpus = hashOf(JSON.stringify(waysOfAsking()));
  const subjectWeights = learnSubjects(samples);
  await keepWeights('subject-weights', subjectWeights, {
    what: 'How much each feature speaks for each subject, in hundredths of a natural logarithm.',
    by,
    use: 'answers',
    corpus,
    classes: keys,
    lines: samples.length,
    scores,
  });
  await keepWeights('candidate-weights', learnCandidates(judged), {
    what: 'How much each sign speaks against and for a subject that was found, in hundredths of a natural logarithm.',
    by,
    use: 'answers',
    corpus,
    classes: ['wrong', 'right'],
    lines: judged.length,
    scores,
  });
}
