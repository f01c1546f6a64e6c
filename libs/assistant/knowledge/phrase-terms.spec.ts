import { z } from 'zod';
import { termsOfSearched } from './phrase-search';
import { readKnowledge } from './read-knowledge';

it('are those of the ways of asking that are here: else learn anew', () => {
  expect(readKnowledge('phrase-terms', z.array(z.array(z.string())))).toEqual(termsOfSearched());
});
