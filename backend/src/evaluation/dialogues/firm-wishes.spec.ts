import { type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { converseWith, last } from '../testing/converse';
import type { DialogueInput } from '@pilotlight/assistant/dialogue/dialogue';
import { nextReply } from '@pilotlight/assistant/dialogue/scripted-dialogue';

const firm = (given: object = {}): Training => trainingSchema.parse(given);
const known = {
  facts: { first_name: 'Priya', phone: '+447700900142', postcode: 'LS6 2AB' },
  jobFacts: { symptoms: 'no heat' },
  intent: 'service',
  ready: true,
} as const;
const answered = (text: string, more: Partial<DialogueInput>) => nextReply(assistantTurn(text, { ...known, ...more }));

describe('the installer’s tone', () => {
  const lines = ['my boiler is broken', 'Priya, 07700 900142'] as const;

  it.each([
    ['friendly', /^Thanks Priya, I’ve got 07700 900142\./],
    ['plain', /^Noted: 07700 900142\./],
    ['formal', /^Thank you Priya\. I have noted 07700 900142\./],
  ] as const)('is heard in what is said back: %s', (tone, words) => {
    expect(last(converseWith({ information: firm({ tone }) }, ...lines)).text).toMatch(words);
  });

  it('writes its words out where it is formal', () => {
    const replies = converseWith(
      { information: firm({ tone: 'formal' }) },
      'Hello',
      ...lines,
      'not sure',
      'blah',
      'thanks',
    );
    for (const { text } of replies) expect(text).not.toMatch(/\p{L}’(?:ve|ll|re|m|t)\b/u);
  });
});

describe('what the installer wants asked', () => {
  it('comes before all else, even where it was asked already', () => {
    const reply = answered('ok then', { requested: ['access', 'mains_flow'], askedSoFar: ['access'] });
    expect(reply).toMatchObject({ asksFor: 'access' });
  });

  it('is asked in its own words where only the other way to be reached is known', () => {
    expect(answered('ok then', { requested: ['email'] })).toMatchObject({
      asksFor: 'contact',
      text: expect.stringContaining('Which email can we send the quote to?'),
    });
  });

  it('is not asked for where it is known', () => {
    expect(answered('ok then', { requested: ['postcode'] }).asksFor).toBe('preferred_time');
  });
});

describe('photos', () => {
  const nearly: Partial<DialogueInput> = {
    facts: { ...known.facts, boiler_make: 'Ideal', current_boiler_type: 'combi', fuel: 'gas', tenure: 'owner' },
    askedSoFar: ['address', 'preferred_time', 'access', 'more'],
    wantsMore: true,
  };

  it('are asked for by the slot’s words, and the answer names the slot', () => {
    expect(answered('ok then', nearly)).toMatchObject({
      asksFor: 'gas_meter_position',
      asksForPhoto: 'gas-meter',
      text: expect.stringContaining('Could you send a photo of the gas meter?'),
    });
  });

  it('are not asked for where the installer wants none: words do', () => {
    const reply = answered('ok then', { ...nearly, information: firm({ flows: { asksForPhotos: false } }) });
    expect(reply).toMatchObject({
      asksFor: 'gas_meter_position',
      text: expect.stringContaining('Where is the gas meter?'),
    });
    expect(reply).not.toHaveProperty('asksForPhoto');
  });
});

const offers = (...services: string[]) =>
  answered('a visit please', {
    intent: 'booking',
    jobFacts: {},
    information: firm({ businessInfo: { services } }),
  }).quickReplies;

describe('work that the installer doesn’t do', () => {
  it('is not offered', () => {
    expect(offers()).toEqual(['A new boiler', 'A heat pump', 'A repair', 'A service']);
    expect(offers('Boiler service', 'Boiler repairs')).toEqual(['A repair', 'A service']);
    expect(offers('New boilers fitted', 'Heat pumps')).toEqual(['A new boiler', 'A heat pump']);
  });
});

describe('a lead that is complete', () => {
  const rest = ['no heating, Priya 07700 900142 LS6 2AB', ...Array.from({ length: 14 }, () => 'not sure')] as const;

  it('is summed up with what happens next, and nothing more is asked', () => {
    const replies = converseWith({ replyBy: '18:00 today' }, ...rest);
    const end = replies.findIndex(({ asksFor, asksForPhoto }, index) => index > 0 && asksFor === null && !asksForPhoto);
    expect(replies[end - 1]?.text).toContain(
      'That’s all the team needs, Priya: 07700 900142 and LS6 2AB. They’ll reply by 18:00 today.',
    );
    expect(replies.slice(end).map(({ asksFor }) => asksFor)).toEqual(replies.slice(end).map(() => null));
  });
});
