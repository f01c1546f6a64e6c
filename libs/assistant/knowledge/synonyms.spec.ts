import { z } from 'zod';
import { readKnowledge } from './read-knowledge';

const groups = readKnowledge('synonyms', z.array(z.array(z.string()).min(2)));

describe('British words for the same thing', () => {
  it('are in at least 80 groups', () => {
    expect(groups.length).toBeGreaterThanOrEqual(80);
  });

  it('are each in one group, so that no group widens into another', () => {
    const words = groups.flat();
    expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([]);
  });

  it('are written in lower case, as a search reads them', () => {
    expect(groups.flat().filter((each) => !/^[a-z0-9]+(?:[ '][a-z0-9]+)*$/u.test(each))).toEqual([]);
  });

  it.each([
    ['rad', 'radiator'],
    ['stat', 'thermostat'],
    ['combi', 'combination'],
    ['bloke', 'engineer'],
    ['gasman', 'plumber'],
    ['knackered', 'packed in'],
    ['cp12', 'gas safety record'],
    ['ch', 'heating'],
    ['hw', 'hot water'],
    ['quote', 'estimate'],
    ['damage', 'cost'],
    ['taps cold', 'no hot water'],
    ['heating ok', 'heating works'],
  ])('has "%s" for "%s"', (one, other) => {
    expect(groups.find((group) => group.includes(one))).toContain(other);
  });
});
