import type { Intent } from '@pilotlight/contracts/values/intent';
import { saidIn } from '../phrases/said';
import { dialogueExamples } from '../testing/dialogue-examples';
import { intentExamples } from '../testing/intent-examples';
import { moreIntentExamples } from '../testing/more-intent-examples';
import { MatchedPhrases } from './matched-phrases';
import { prevailingIntent } from './prevailing-intent';
import { intentIn, ruledIntentIn } from './recognise-intent';
import { understand } from '../understand';

const intentOf = (text: string): Intent | null => intentIn(new MatchedPhrases(saidIn(text)));

describe('what a message asks for', () => {
  it.each([
    ['Can you come out on Tuesday to look at my boiler', 'booking'],
    ['please ring me after 5', 'booking'],
    ['I need to reschedule', 'booking'],
    ['nobody turned up this morning', 'booking'],
    ['how much for a new combi', 'quote'],
    ['Price for a new boiler', 'quote'],
    ['ballpark for moving a radiator?', 'quote'],
    ['do you fit heat pumps', 'installation'],
    ['what size boiler do i need for 4 beds', 'installation'],
    ['my boiler has packed in', 'service'],
    ['no hot watter and pressur is low', 'service'],
    ['F28', 'service'],
    ['annual check for my rental', 'service'],
    ['what are your opening hours', 'general'],
    ['what time till sat', 'general'],
    ['is there a showroom', 'general'],
    ['are you the lot on the high street', 'general'],
    ['paji naya boiler kinne da lagega?', 'quote'],
    ['07700 900142', 'general'],
    ['hiya', 'general'],
    ['Book a service or a visit', 'booking'],
    ['No heating or hot water', 'service'],
  ])('%s: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  const examples = [intentExamples, moreIntentExamples].flatMap(Object.entries<readonly string[]>);
  it.each(examples.flatMap(([intent, texts]) => texts.map((text) => [text, intent])))('"%s" is %s', (text, intent) => {
    expect(intentOf(text) ?? 'general').toBe(intent);
  });

  it('is unknown where nothing is asked', () => {
    expect(intentOf('purple monkeys')).toBeNull();
  });

  it.each(['between 1 and 2', 'not between 1 and 2 im at the doctors', 'mornings, between 9 and 12'])(
    'is no visit chased where hours are told: %s',
    (text) => expect(new MatchedPhrases(saidIn(text)).chasing).toBe(false),
  );

  it.each([
    'you said between 8 and 12',
    'he was supposed to be here between 8 and 12',
    'the appointment was between 1 and 5',
    'i was promised 8 til 1',
  ])('is a visit chased where hours were promised: %s', (text) =>
    expect(new MatchedPhrases(saidIn(text)).chasing).toBe(true),
  );

  it.each(['ideal logic, combi', 'worcester combi', 'its a baxi, combi'])(
    'stays what it was where only the boiler is named: %s',
    (text) =>
      expect(
        understand(text, { asked: null, intent: 'service', facts: {}, at: '2026-11-20T10:00:00Z' }).intent,
      ).toBeNull(),
  );

  it.each([
    ['take out the old baxi', 'installation'],
    ['which worcester is best', 'installation'],
    ['do you do my shop boiler service', 'service'],
    ['do you do commercial shop boilers', 'installation'],
  ])('is what is asked of a boiler or a shop: %s', (text, intent) =>
    expect(understand(text, { asked: null, intent: 'general', facts: {}, at: '2026-11-20T10:00:00Z' }).intent).toBe(
      intent,
    ),
  );

  it('is no price where a quote that was sent is spoken of', () => {
    const told = { asked: null, intent: null, facts: {}, at: '2026-11-20T10:00:00Z' } as const;
    expect(understand('its about the quote you sent, ref 2291', told).needs).not.toContain('quote');
    expect(understand('can you resend the quote', told).needs).toContain('quote');
  });

  it('is, for the conversation, the most pressing thing asked so far', () => {
    expect(prevailingIntent('service', 'booking')).toBe('booking');
    expect(prevailingIntent('booking', 'general')).toBe('booking');
    expect(prevailingIntent('emergency', 'booking')).toBe('emergency');
    expect(prevailingIntent(null, null)).toBeNull();
  });

  it.each([
    ['soonest you can get here?', 'booking'],
    ['klarna?', 'quote'],
    ['are parts still about for an ideal mexico', 'service'],
    ['off gas grid what are my options', 'installation'],
  ])('is heard in words that no rule knows: "%s" is %s', (text, intent) => {
    expect(ruledIntentIn(new MatchedPhrases(saidIn(text)))).toBeNull();
    expect(intentOf(text)).toBe(intent);
  });

  it('is not changed by an answer that only sounds like a wish', () => {
    const answer = new MatchedPhrases(saidIn('2 bed terrace, got a potterton combi in it now'));
    expect(intentIn(answer, 'quote')).not.toBe('installation');
    expect(intentIn(new MatchedPhrases(saidIn('ok book me in then')), 'quote')).toBe('booking');
  });

  const dialogues = Object.entries<readonly (readonly string[])[]>(dialogueExamples).flatMap(([intent, all]) =>
    all.map((turns) => ({ intent, turns })),
  );
  it.each(dialogues)('of the conversation $turns is $intent', ({ intent, turns }) => {
    const held = turns.reduce<Intent | null>(
      (before, text) => prevailingIntent(before, intentIn(new MatchedPhrases(saidIn(text)), before)),
      null,
    );
    expect(held ?? 'general').toBe(intent);
  });
});
