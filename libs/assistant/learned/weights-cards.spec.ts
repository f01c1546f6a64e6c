import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { learnedHazards } from '../interlock/learned/danger-model';
import { ruleVersion } from '../interlock/rules/rule-set';
import { keyOf, subjects, waysOfAsking } from '../knowledge/phrase-search';
import { topicSamples } from '../knowledge/topic-samples';
import { topicNames } from '../knowledge/topic-ways';
import { learnedIntents } from '../understanding/intent/learned/intent-model';
import { readWeights, type WeightsName } from './read-weights';

const cardSchema = z.strictObject({
  by: z.string(),
  use: z.enum(['intents', 'dangers', 'answers', 'topics']),
  lines: z.int().positive(),
  what: z.string(),
  /** Null where nobody measured since the cards were introduced. */
  scores: z.record(z.string(), z.number().nullable()),
  classes: z.array(z.string()),
  features: z.int().positive(),
  sha256: z.hex().length(64),
  ruleVersion: z.int().max(ruleVersion),
  corpus: z.hex().length(64),
});
const manifestSchema = z.object({ files: z.array(z.object({ sha256: z.string(), usedFor: z.array(z.string()) })) });
const classes = {
  'danger-weights': ['danger'],
  'hazard-weights': [...learnedHazards],
  'intent-weights': [...learnedIntents],
  'subject-weights': subjects.map((subject) => keyOf(subject)),
  'candidate-weights': ['wrong', 'right'],
  'topic-weights': topicNames,
} as const satisfies Record<WeightsName, readonly string[]>;
const names = [
  'danger-weights',
  'hazard-weights',
  'intent-weights',
  'subject-weights',
  'candidate-weights',
  'topic-weights',
] as const satisfies readonly WeightsName[];

const beside = (file: string): Buffer => readFileSync(join(__dirname, file));
const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const { files } = manifestSchema.parse(JSON.parse(beside('../corpus/manifest.json').toString()));

describe.each(names)('the card of %s', (name) => {
  const card = cardSchema.parse(JSON.parse(beside(`${name}.json`).toString()));

  it('tells of the weights beside it', () => {
    const { classes: each, features } = readWeights(name);
    expect(card).toMatchObject({
      features: features.length,
      classes: classes[name],
      sha256: hashOf(beside(`${name}.bin`)),
    });
    expect(each).toBe(card.classes.length);
  });

  it('names the corpus that is here: where it has changed, they are to be learned anew', () => {
    const used = files.filter(({ usedFor }) => usedFor.includes(card.use)).map(({ sha256 }) => sha256);
    const learnedFrom = { answers: waysOfAsking, topics: topicSamples, intents: null, dangers: null }[card.use];
    expect(card.corpus).toBe(hashOf(learnedFrom ? JSON.stringify(learnedFrom()) : used.join()));
  });
});
