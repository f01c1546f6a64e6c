import * as fitting from '../intent/cues/fitting-cues';
import * as general from '../intent/cues/general-cues';
import * as price from '../intent/cues/price-cues';
import * as service from '../intent/cues/service-cues';
import * as visit from '../intent/cues/visit-cues';
import * as abroad from '../needs/cues/abroad-cues';
import * as later from '../needs/cues/later-cues';
import * as mended from '../needs/cues/mended-cues';
import * as pressing from '../needs/cues/pressing-cues';
import * as standing from '../needs/cues/standing-cues';
import * as wish from '../needs/cues/wish-cues';
import * as withdrawal from '../needs/cues/withdrawal-cues';
import { dialogueExamples } from '../testing/dialogue-examples';
import { intentExamples } from '../testing/intent-examples';
import { moreIntentExamples } from '../testing/more-intent-examples';
import { needExamples, withdrawalExamples } from '../testing/need-examples';
import { type Cue, cue, type Said, saidAs } from './cue';
import { hears, isSaid, lastOf, saidAt, timesHeard, without } from './hearing';
import { saidIn } from './said';

const cues: readonly Cue[] = [
  [fitting, general, price, service, visit, abroad],
  [later, mended, pressing, standing, wish, withdrawal],
]
  .flat()
  .flatMap((module) => Object.values<Cue>(module));
const texts: readonly string[] = [
  ...[intentExamples, moreIntentExamples].flatMap((each) => Object.values<readonly string[]>(each).flat()),
  ...Object.values<readonly (readonly string[])[]>(dialogueExamples).flat(2),
  ...[...needExamples, ...withdrawalExamples].map(([text]) => text),
];

/** All phrases of a cue in one expression, the way they would be looked up without the index. */
const outright = new Map(
  cues.map((each) => [each, new RegExp(each.phrases.map(({ source }) => source).join('|'), 'gu')]),
);
const shown = (times: Iterable<RegExpExecArray>): string =>
  Array.from(times, ({ 0: words, index }) => `${String(index)}${words}`).join();
const missedIn = (said: Said): readonly string[] =>
  cues
    .filter((each) => shown(timesHeard(each, said)) !== shown(said.text.matchAll(outright.get(each) ?? /$^/gu)))
    .map(() => said.text);

describe('a cue', () => {
  it('is heard in every example where its phrases, all tried, are found', () => {
    expect([cues.length, texts.length].every((count) => count > 50)).toBe(true);
    expect(texts.flatMap((text) => missedIn(saidIn(text)))).toEqual([]);
  });

  it('is so in what is left once another was made silent', () => {
    const silenced = texts.map(saidIn).flatMap((said) => cues.map((each) => without(each, said)));
    expect(silenced.filter(({ text }) => text.includes('__')).flatMap(missedIn)).toEqual([]);
  });

  const boiler = cue(`
    (my |the )*boilers? ..2 (broken|packed in)
    no heating
  `);

  it.each([
    ['my boiler is broken', true],
    ['the boilers have packed in', true],
    ['no heating', true],
    ['packed boilers', false],
    ['boilersuit broken', false],
    ['heating no', false],
  ])('is heard at whole words: "%s" %s', (text, isHeard) => {
    expect(hears(boiler, saidAs(` ${text} `))).toBe(isHeard);
  });

  it('is said where no word before it denies it', () => {
    const twice = saidIn('no heating . the boiler is not broken and I dont think the boiler is broken');
    expect(isSaid(boiler, twice)).toBe(true);
    expect(saidAt(boiler, twice)).toBeLessThan(lastOf(boiler, twice));
  });

  it('is made silent letter by letter, all else stays', () => {
    const said = saidIn('no heating, no radiators');
    expect(without(boiler, said).text).toBe(' __________ , no radiators ');
    expect(hears(boiler, without(boiler, said))).toBe(false);
    expect(without(boiler, saidIn('no radiators')).text).toBe(' no radiators ');
  });
});
