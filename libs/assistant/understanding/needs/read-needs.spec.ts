import { MatchedPhrases } from '../intent/matched-phrases';
import { saidIn } from '../phrases/said';
import { needExamples, withdrawalExamples } from '../testing/need-examples';
import type { Before } from '../types/understanding';
import { needsIn } from './read-needs';

const fresh: Before = { asked: null, intent: null, facts: {}, at: '2026-11-21T10:00:00Z' };
const read = (text: string, before: Partial<Before> = {}, facts = {}) =>
  needsIn(new MatchedPhrases(saidIn(text)), facts, { ...fresh, ...before });

describe('what one message wants', () => {
  it.each(needExamples)('"%s" wants %j', (text, wanted) => {
    expect([...read(text).needs].toSorted()).toEqual([...wanted].toSorted());
  });

  it.each(withdrawalExamples)('"%s" takes back %j and wants %j', (text, withdrawn, wanted) => {
    const { needs, withdrawn: takenBack } = read(text);
    expect([[...takenBack].toSorted(), [...needs].toSorted()]).toEqual([
      [...withdrawn].toSorted(),
      [...wanted].toSorted(),
    ]);
  });

  it('counts a named day from when it was said', () => {
    expect(read('it must be in before christmas').needs).toContain('soon');
    expect(read('it must be in before christmas', { at: '2026-06-01T10:00:00Z' }).needs).not.toContain('soon');
    expect(read('by the 3rd of december please').needs).toContain('soon');
    expect(read('sometime in march').needs).not.toContain('soon');
  });

  it('counts a resolved date and a time for a visit', () => {
    const given = { preferred_time: 'that friday', preferred_from: '2026-11-27' };
    expect(read('that friday', {}, given).needs).toEqual(new Set(['visit', 'soon']));
    expect(read('that friday', {}, { preferred_time: 'that friday', preferred_from: '2027-03-26' }).needs).toEqual(
      new Set(['visit']),
    );
  });

  it('takes "go ahead" for a quote that was spoken of', () => {
    expect(read('yes go ahead', { intent: 'quote' }).needs).toContain('accepted');
    expect(read('yes go ahead').needs).not.toContain('accepted');
  });

  it('takes a tenure for what it says', () => {
    expect(read('its ours', {}, { tenure: 'owner' }).needs).toContain('owner');
    expect(read('to let', {}, { tenure: 'landlord' }).needs).toContain('landlord');
  });
});

it.each(['I’m Frances, please ring as soon as you can', 'Ring the office on 020 7946 0182 ask for Bex'])(
  'a call is asked for in passing: %s',
  (text) => expect(read(text).needs).toContain('callback'),
);

it('a visit that is put off to another year is none', () => {
  expect(read('not bothering this year, will book again next autumn').needs).not.toContain('visit');
});

it.each([
  'is there anyone I can actually talk to?',
  'can someone from the office talk to me?',
  'I want to speak to Dawn',
  'I want to speak to the owner',
  'could I talk to somebody please',
  'anybody there I can speak with',
  'can i speak to Tom about the leak',
  'Is there someone I could chat to about this',
  'can one of your lads talk to me please',
  'put me through to the boss',
  'let me speak with whoever is in charge',
])('a person is wanted: %s', (text) => expect(read(text).needs).toContain('person'));

it.each([
  'I need to speak to my wife first',
  'can I talk to you about a new boiler',
  'I want to speak to Dave first then I will let you know',
  'I would like to talk about prices',
  'the engineer was lovely to talk to',
  'someone said I could get a grant',
])('nobody but the assistant is wanted: %s', (text) => expect(read(text).needs).not.toContain('person'));
