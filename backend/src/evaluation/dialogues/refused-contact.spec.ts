import { trainingSchema } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { converse, converseWith, last } from '../testing/converse';
import { nextToAsk } from '@pilotlight/assistant/dialogue/next-question';

const prices = [{ what: 'New boiler', from: 225_000 }];
const firm = (more: object = {}) => ({ information: trainingSchema.parse({ prices, ...more }) });
const asksForIt = /what’s the best phone number|how can .* reach you|leave a phone number/iu;

describe('who wants a price and won’t leave a number', () => {
  const refusals = [
    'i dont want to give my number',
    'no',
    'rather not',
    'why do you need my number',
    'just tell me the price, not giving my number',
    'not giving out details, just looking for prices',
  ];

  it.each(refusals)('is asked for nothing from then on: %s', (refusal) => {
    const replies = converseWith(
      firm(),
      'how much is a new boiler?',
      refusal,
      'just a rough price',
      'LS6 2AB',
      'ok',
      'bye',
    );
    for (const { asksFor, asksForPhoto, text } of replies.slice(1)) {
      expect([asksFor, asksForPhoto ?? null]).toEqual([null, null]);
      expect(text).not.toMatch(asksForIt);
    }
    expect(replies[2]?.text).toContain('A new boiler starts at £2,250.');
  });

  it('is asked how to be reached and nothing else, as long as only set prices are asked for', () => {
    const only = [
      'how much is a new boiler?',
      'and how much is the price of a new boiler fitted?',
      'how much is a new boiler roughly?',
    ];
    expect(converseWith(firm(), ...only).map(({ asksFor }) => asksFor)).toEqual(['contact', null, null]);
    expect(last(converseWith(firm(), 'how much is a new boiler?', 'can you do tuesday')).asksFor).toBe('name');
  });

  it('is told the price all the same, in the same breath', () => {
    const text = last(
      converseWith(firm(), 'how much is a new boiler?', 'just tell me the price, not giving my number'),
    ).text;
    expect(text).toContain('A new boiler starts at £2,250.');
    const looking = 'not giving out details, just looking for prices';
    expect(last(converseWith(firm(), 'how much is a new boiler?', looking)).text).toContain(
      'A new boiler starts at £2,250.',
    );
    const first = last(converse('how much is a heat pump? dont want to give my number'));
    expect(first.text).toMatch(/don’t have to leave a number/);
    expect(first.text).not.toMatch(asksForIt);
  });

  it.each([
    [{ additionalInfo: 'Ring us on 0113 496 0123 for anything.' }, /ring us on 0113 496 0123 when it suits you\./],
    [
      { emergencyContact: '0808 157 0142' },
      /when it suits you\. If it can’t wait, you can reach us here: 0808 157 0142\./,
    ],
    [{}, /ring us when it suits you\. /],
  ])('is told how the firm is rung: %j', (businessInfo, words) => {
    const replies = converseWith(
      firm({ businessInfo }),
      'how much is a new boiler?',
      'i dont want to give my number',
      'ok',
    );
    expect(replies[1]?.text).toMatch(words);
    expect(replies.map(({ text }) => text.split('0808').length - 1).reduce((all, each) => all + each)).toBeLessThan(2);
  });

  it('is promised no answer by anybody, and let go', () => {
    const replies = converse('how much is a heat pump?', 'no', 'how much roughly', 'LS6 2AB', 'thanks bye').slice(1);
    for (const { text } of replies) expect(text).not.toMatch(/come back to you|be in touch by|will reply/);
    expect(replies[2]?.text).toMatch(/^Thanks, I’ve got LS6 2AB\./);
    expect(last(replies).text).toMatch(/^You’re welcome\./);
  });

  it('is asked on as soon as it leaves an email', () => {
    expect(last(converse('how much is a new boiler?', 'no', 'ok jo@mail.example then')).asksFor).toBe('name');
  });

  it('is asked all the same what the firm wants asked', () => {
    const { text } = last(converseWith(firm(), 'how much is a new boiler?', 'i dont want to give my number'));
    const turn = assistantTurn('it is a semi', { intent: 'quote', history: [{ from: 'assistant', text }] });
    expect(nextToAsk(turn)).toBeNull();
    expect(nextToAsk({ ...turn, requested: ['bedrooms'] })?.field).toBe('bedrooms');
  });
});

it('who is told by somebody else that a number isn’t needed has refused none', () => {
  const text = 'You don’t have to leave a number: an email works too.';
  const turn = assistantTurn('a semi', { intent: 'quote', history: [{ from: 'assistant', text }] });
  expect(nextToAsk(turn)?.field).toBe('contact');
});
