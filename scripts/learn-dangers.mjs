import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { corpusFor, linesOf } from './learn-corpus.mjs';
import { keepWeights } from './learn-weights.mjs';
import { learn, toldUnseen, weighed } from './learning.mjs';

// Learns the weights for dangers that no rule is certain of, from the lines that may be looked at. With --wrong it lists its mistakes on
// unseen lines and writes nothing.
const require = createRequire(import.meta.url);
const built = join(root, 'libs/assistant/dist/libs/assistant/interlock');
const { hear, rulesHeard } = require(join(built, 'hear.js'));
const { dangerFeaturesOf } = require(join(built, 'learned/danger-features.js'));
const { learnedHazards } = require(join(built, 'learned/danger-model.js'));

const source = join(root, 'libs/assistant');
const lists = async (file) => Object.entries(await import(join(source, 'interlock/corpus', file)));

const unnamed = 'unnamed';

/** What may be either teaches nothing. */
const listed = async (file) =>
  (await lists(file)).flatMap(([name, list]) => {
    if (!Array.isArray(list))
      return Object.entries(list).flatMap(([hazard, texts]) => texts.map((text) => ({ text, hazard })));
    if (name === 'ambiguous') return [];
    return list.map((text) => ({ text, hazard: name.endsWith('raps') ? null : unnamed }));
  });

const practice = corpusFor('dangers', ({ kind }) => kind !== 'dialogues');
const fresh = practice
  .filter(({ emergency }) => emergency !== undefined)
  .map(({ text, hazard = null }) => ({ text, hazard }));
// The rules were written looking at these: their reliability is learned from the others alone.
const ruled = [
  ...linesOf('interlock/corpus/messages.jsonl'),
  ...(
    await Promise.all(
      readdirSync(join(source, 'interlock/corpus'))
        .filter((file) => file.endsWith('.ts'))
        .toSorted()
        .map(listed),
    )
  ).flat(),
  ...practice
    .filter(({ emergency }) => emergency === undefined)
    .map(({ text, intent }) => ({ text, hazard: intent === 'emergency' ? unnamed : null })),
];

/** As many messages as the interlock reads together. */
const together = 3;
const joined = (turns) => turns.join('. ');

/** A danger told in pieces is one text; a harmless text is harmless in each of its parts. */
const inPieces = ({ turns, emergency }) =>
  emergency
    ? [{ text: joined(turns), hazard: unnamed }]
    : turns.slice(1).flatMap((_, at) =>
        Array.from({ length: Math.min(together, at + 1) }, (_, more) => ({
          text: joined(turns.slice(at - more, at + 2)),
          hazard: null,
        })),
      );
/** Calm conversations are calm line by line, but for a first word that sounds worse than what follows. */
const singly = ({ turns, emergency }) => (emergency ? [] : turns.slice(1).map((text) => ({ text, hazard: null })));
const freshPieces = corpusFor('dangers', ({ kind }) => kind === 'dialogues').flatMap((held) => [
  ...inPieces(held),
  ...singly(held),
]);
const ruledPieces = linesOf('interlock/corpus/dialogues.jsonl').flatMap((held) => [...inPieces(held), ...singly(held)]);

const hazards = learnedHazards.length;
const [none, unknown] = [0, hazards + 1];
const labelOf = (hazard) =>
  hazard === null ? none : hazard === unnamed ? unknown : 1 + learnedHazards.indexOf(hazard);
const sampleOf = ({ text, hazard }, withRules) => {
  const { reading, findings } = hear(text);
  const heard = withRules ? rulesHeard(findings) : null;
  return { text, heard, features: dangerFeaturesOf(reading, heard), label: labelOf(hazard) };
};
const unseen = fresh.map((line) => sampleOf(line, true));
const seen = [
  ...[...ruled, ...ruledPieces].map((line) => sampleOf(line, false)),
  ...freshPieces.map((line) => sampleOf(line, true)),
];

const learnLead = (set) =>
  new Map(
    [
      ...learn(
        set.map((sample) => ({ ...sample, label: sample.label === none ? 0 : 1, weight: sample.heard ? 2 : 1 })),
        2,
      ),
    ].map(([each, [none, danger]]) => [each, [danger - none]]),
  );
const learnKind = (set) =>
  learn(
    set
      .filter(({ label }) => label !== none && label !== unknown)
      .map((sample) => ({ ...sample, label: sample.label - 1 })),
    hazards,
    { least: 5 },
  );
const learnFrom = (set) => ({ lead: learnLead(set), kind: learnKind(set) });

const told = toldUnseen(unseen, seen, learnFrom).map(({ weights, ...sample }) => {
  const [lead] = weighed(weights.lead, sample.features, 1);
  const kinds = weighed(weights.kind, sample.features, hazards);
  return { ...sample, lead, hazard: 1 + kinds.indexOf(Math.max(...kinds)) };
});
const percent = (part, whole) => Number(((100 * part.length) / whole.length).toFixed(1));
const share = (part, whole) => `${percent(part, whole).toFixed(1)} %`;
const dangers = told.filter(({ label }) => label > 0);
process.stdout.write(
  `${unseen.length + seen.length} lines, ${dangers.length} dangers among ${unseen.length} of which a tenth is told unseen\n`,
);
const shownOver = (from) => {
  const shown = told.filter(({ lead }) => lead > from);
  const found = shown.filter(({ label }) => label > 0);
  return { shown, found, right: found.filter(({ label, hazard }) => label === hazard) };
};
for (let from = -400; from <= 0; from += 20) {
  const { shown, found, right } = shownOver(from);
  process.stdout.write(
    `a lead over ${from}: ${share(found, dangers)} found, ${share(found, shown)} of those shown, ${share(right, found)} of the right kind\n`,
  );
}

/** From here on a message passes for danger. */
const likely = -140;
if (process.argv.includes('--wrong')) {
  for (const { text, label, lead } of told.toSorted((one, other) => one.lead - other.lead))
    if (label > 0 ? lead < likely : lead > likely)
      process.stdout.write(`${learnedHazards[label - 1] ?? 'none'} ${lead.toFixed(0)}: ${text}\n`);
} else {
  const { lead, kind } = learnFrom([...unseen, ...seen]);
  const { shown: likelyShown, found: likelyFound, right: likelyRight } = shownOver(likely);
  const card = { by: 'scripts/learn-dangers.mjs', use: 'dangers', lines: unseen.length + seen.length };
  await keepWeights('danger-weights', lead, {
    ...card,
    what: 'How much each feature speaks for danger, in hundredths of a natural logarithm.',
    classes: ['danger'],
    scores: {
      leadOver: likely,
      percentOfUnseenDangersFound: percent(likelyFound, dangers),
      percentOfThoseShownDangers: percent(likelyFound, likelyShown),
    },
  });
  await keepWeights('hazard-weights', kind, {
    ...card,
    what: 'How much each feature speaks for each hazard where there is danger, in hundredths of a natural logarithm.',
    classes: learnedHazards,
    scores: { leadOver: likely, percentOfUnseenDangersOfTheRightKind: percent(likelyRight, likelyFound) },
  });
}
