import * as fitting from '../intent/phrase-sets/fitting-phrases';
import * as general from '../intent/phrase-sets/general-phrases';
import * as price from '../intent/phrase-sets/price-phrases';
import * as service from '../intent/phrase-sets/service-phrases';
import * as visit from '../intent/phrase-sets/visit-phrases';
import * as abroad from '../needs/phrase-sets/abroad-phrases';
import * as later from '../needs/phrase-sets/later-phrases';
import * as mended from '../needs/phrase-sets/mended-phrases';
import * as pressing from '../needs/phrase-sets/pressing-phrases';
import * as standing from '../needs/phrase-sets/standing-phrases';
import * as wish from '../needs/phrase-sets/wish-phrases';
import * as withdrawal from '../needs/phrase-sets/withdrawal-phrases';
import { dialogueExamples } from '../testing/dialogue-examples';
import { intentExamples } from '../testing/intent-examples';
import { moreIntentExamples } from '../testing/more-intent-examples';
import { needExamples, withdrawalExamples } from '../testing/need-examples';
import { type PhraseSet, phraseSet, type Said, saidAs } from './phrase-set';
import { matches, isSaid, lastOf, saidAt, allMatches, without } from './matching';
import { saidIn } from './said';

const phraseSets: readonly PhraseSet[] = [
  [fitting, general, price, service, visit, abroad],
  [later, mended, pressing, standing, wish, withdrawal],
]
  .flat()
  .flatMap((module) => Object.values<PhraseSet>(module));
const texts: readonly string[] = [
  ...[intentExamples, moreIntentExamples].flatMap((each) => Object.values<readonly string[]>(each).flat()),
  ...Object.values<readonly (readonly string[])[]>(dialogueExamples).flat(2),
  ...[...needExamples, ...withdrawalExamples].map(([text]) => text),
];

/** All phrases of a phrase set in one expression, the way they would be looked up without the index. */
const outright = new Map(
  phraseSets.map((each) => [each, new RegExp(each.phrases.map(({ source }) => source).join('|'), 'gu')]),
);
const shown = (times: Iterable<RegExpExecArray>): string =>
  Array.from(times, ({ 0: words, index }) => `${String(index)}${words}`).join();
const missedIn = (said: Said): readonly string[] =>
  phraseSets
    .filter((each) => shown(allMatches(each, said)) !== shown(said.text.matchAll(outright.get(each) ?? /$^/gu)))
    .map(() => said.text);

describe('a phrase set', () => {
  it('is heard in every example where its phrases, all tried, are found', () => {
    expect([phraseSets.length, texts.length].every((count) => count > 50)).toBe(true);
    expect(texts.flatMap((text) => missedIn(saidIn(text)))).toEqual([]);
  });

  it('is so in what is left once another was made silent', () => {
    const silenced = texts.map(saidIn).flatMap((said) => phraseSets.map((each) => without(each, said)));
    expect(silenced.filter(({ text }) => text.includes('__')).flatMap(missedIn)).toEqual([]);
  });

  const boiler = phraseSet(`
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
    expect(matches(boiler, saidAs(` ${text} `))).toBe(isHeard);
  });

  it('is said where no word before it denies it', () => {
    const twice = saidIn('no heating . the boiler is not broken and I dont think the boiler is broken');
    expect(isSaid(boiler, twice)).toBe(true);
    expect(saidAt(boiler, twice)).toBeLessThan(lastOf(boiler, twice));
  });

  it('is made silent letter by letter, all else stays', () => {
    const said = saidIn('no heating, no radiators');
    expect(without(boiler, said).text).toBe(' __________ , no radiators ');
    expect(matches(boiler, without(boiler, said))).toBe(false);
    expect(without(boiler, saidIn('no radiators')).text).toBe(' no radiators ');
  });
});
