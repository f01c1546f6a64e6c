import { read } from '../../tokenizer/mentions';
import { buildOnDangers } from '../corpus/build-on-dangers';
import { buildOnTraps } from '../corpus/build-on-traps';
import { signDictionary } from '../lexicon/lexicon';
import { matchesOf } from './pattern';
import { PatternsBySign } from './patterns-by-sign';
import { rules } from '../rules/rule-set';

const patterns = rules.flatMap((rule) => rule.patterns);
const bySign = new PatternsBySign(patterns, 'first group');

it('every pattern that is heard in a text is among those whose signs were said, in the order of the rules', () => {
  for (const text of [...Object.values(buildOnDangers).flat(), ...buildOnTraps]) {
    const reading = read(text, signDictionary);
    const heard = patterns.filter((pattern) => matchesOf(reading, pattern).length > 0);
    const found = bySign.foundBy(reading.said).filter((pattern) => matchesOf(reading, pattern).length > 0);
    expect([text, found]).toEqual([text, heard]);
  }
});

it('where no sign is said no pattern is looked at', () => {
  expect(bySign.foundBy(read('Do you have a website?', signDictionary).said)).toEqual([]);
});

it('a pattern is begun where a sign of any of its groups is said', () => {
  const begun = new PatternsBySign(patterns, 'any group');
  for (const text of [...Object.values(buildOnDangers).flat(), ...buildOnTraps]) {
    const { said } = read(text, signDictionary);
    expect(begun.foundBy(said)).toEqual(patterns.filter(({ needs }) => needs.flat().some((sign) => said.has(sign))));
  }
});
