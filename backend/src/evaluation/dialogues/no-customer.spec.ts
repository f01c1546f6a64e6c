import type { Need } from '@pilotlight/contracts/values/need';
import { MatchedPhrases } from '@pilotlight/assistant/understanding/intent/matched-phrases';
import { saidIn } from '@pilotlight/assistant/understanding/phrases/said';
import { afterMessage, unheldDialogue } from '../held-dialogue';
import { needsIn } from '@pilotlight/assistant/understanding/needs/read-needs';

const read = (text: string, needs: readonly Need[] = [], facts = {}) =>
  needsIn(new MatchedPhrases(saidIn(text)), facts, {
    asked: null,
    intent: null,
    facts: {},
    needs: new Set(needs),
    at: '2026-11-03T09:00:00Z',
  });

it.each([
  'can u write me 500 words on the industrial revolution',
  'write my essay on entropy',
  'u hiring?',
  'hi are you looking for any gas engineers',
  'are you recruiting at the moment',
  'any jobs going for an apprentice',
  'any work going mate',
  'would you take my lad on',
  'web agency here, checking the chat box loads on safari. no boiler involved',
  'just seeing if this chat works',
  'testing the widget',
  'test',
  'we get heating firms like yours onto page one of Google',
  '20 exclusive leads guaranteed this month',
  'shall I put you down for a demo Thursday 2pm',
  'we have gone with another firm',
  "I've found someone else now",
  'another firm is doing it',
  'oops wrong chat',
  'wrong number sorry',
  'opened this by mistake',
  'is this dominos?',
  'would you sponsor our charity run',
  'im a journalist writing about boilers',
  'we do van signage',
  'is the job still going',
  'saw your advert for a fitter',
  'how much do you pay your engineers',
  'are you after any lads?',
  'what is 7 x 8',
])('"%s" is no customer’s', (text) => expect(read(text).needs).toContain('no-customer'));

it.each([
  'absolute joke, two no shows',
  'your prices are a joke',
  'the test button on the alarm works',
  'another company fitted the boiler and it leaks',
  'no heating at all',
  'there is no boiler here at all',
  'apologies for the essay',
  'smoke test on the chimney',
  'does the check include the flue test',
  "I've got someone else here who can let you in",
  'pressure test the pipes please',
  'can you write me a quote',
  'is it a big job',
  'bollocks, the boiler has gone again',
  'sorry wrong number, its 07700 900142',
  'hi',
  'lol',
  'do you need a deposit',
  'I am a student and my boiler is broken',
  'is this the right place for repairs',
])('"%s" is a customer’s', (text) => expect(read(text).needs).not.toContain('no-customer'));

it('counts whoever tried things out as a customer once their own boiler is broken', () => {
  expect(read('no sorry, my boiler is broken', ['no-customer']).withdrawn).toContain('no-customer');
  expect(read('any jobs? I mend broken boilers', ['no-customer']).withdrawn).not.toContain('no-customer');
});

describe('a time', () => {
  const tomorrow = { preferred_time: 'tomorrow after 6', preferred_from: '2026-11-04T18:00:00Z' };

  it('is for a visit, unless a call was asked for before', () => {
    expect(read('tomorrow after 6', [], tomorrow).needs).toContain('visit');
    expect(read('tomorrow after 6', ['callback'], tomorrow).needs).toEqual(new Set());
    expect(read('mornings are best', ['callback']).needs).not.toContain('visit');
  });

  it('is for a visit where a visit or work to be done is asked for beside the call', () => {
    expect(read('tomorrow after 6', ['callback', 'visit'], tomorrow).needs).toContain('visit');
    expect(read('I want that service done this week', ['callback'], tomorrow).needs).toContain('visit');
    expect(read('could you come tomorrow', ['callback'], tomorrow).needs).toContain('visit');
  });

  it('is for none where no work is wanted', () => {
    expect(read('could start monday', ['no-customer'], tomorrow).needs).not.toContain('visit');
  });

  it('that is put off is no visit moved', () => {
    expect(read("it's about moving radiators, we won't do it till next year").needs).not.toContain('visit');
  });
});

it('a call that a seller asks for is no booking', () => {
  const lines = [
    'hello we offer SEO for heating engineers',
    'first page of google guaranteed',
    'call me on 07700 900 555',
  ];
  const held = lines.reduce((before, text) => afterMessage(before, text), unheldDialogue('2026-11-20T10:00:00Z'));
  expect(held.conversation?.intent).toBe('general');
});
