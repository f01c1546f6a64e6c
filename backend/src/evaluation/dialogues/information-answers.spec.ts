import { emptyTraining, type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { allowedPrices } from '@pilotlight/assistant/interlock/allowed-prices';
import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { converseWith } from '../testing/converse';
import type { DialogueInput } from '@pilotlight/assistant/dialogue/dialogue';
import { nextReply } from '@pilotlight/assistant/dialogue/scripted-dialogue';

const told: Training = trainingSchema.parse({
  businessInfo: {
    openingHours: 'Mon to Fri 8 to 6, Sat 9 to 1.',
    services: ['Boiler service', 'Power flush', 'Landlord gas safety certificates'],
    certifications: ['Gas Safe 204817', 'Unvented hot water (G3)'],
    coverageArea: 'LS1 to LS29, WF3, BD20',
    emergencyContact: '0808 157 0142',
  },
  tone: 'plain',
  prices: [
    { what: 'Boiler service', from: 8_900 },
    { what: 'Power flush', from: 35_000 },
  ],
});

const inputOf = (text: string, information?: Training): DialogueInput =>
  assistantTurn(text, information && { information });
const answered = (text: string, information: Training = told): string => nextReply(inputOf(text, information)).text;

describe('a question about the firm', () => {
  it.each([
    ['What time do you open on Saturday?', 'Saturdays 9 till 1.'],
    ['are you open sundays', 'No, we’re closed on Sundays.'],
    ['r u opn satday', 'Yes, Saturdays 9 till 1.'],
    ['do you service oil boilers', 'I don’t know that one, so I’ll ask the office'],
    ['do you cover Wakefield, WF3 2AB?', 'Yes, we cover WF3 2AB. If'],
    ['what time do you open', '8 till 6 today.'],
    ['what time are you open till', 'Till 6 today.'],
    ['opening hours', 'We’re open Mon to Fri 8 to 6, Sat 9 to 1.'],
    ['do you cover LS6?', 'Yes, we cover LS6.'],
    ['Do you cover bd20 7aa', 'Yes, we cover BD20 7AA.'],
    ['do you cover HX1?', 'Sorry, HX1 is just outside our patch. I can still pass it on'],
    ['what area do you cover', 'We cover LS1 to LS29, WF3, BD20.'],
    ['do you come out to Otley?', 'Yes, we cover Otley.'],
    ['Are you gas safe registered?', 'Yes: Gas Safe 204817. You can check it at gassaferegister.co.uk.'],
    ['is there an out of hours number?', 'For tonight or anything that can’t wait, ring 0808 157 0142.'],
    ['What services do you offer?', 'We do boiler service, power flush and landlord gas safety certificates.'],
    ['do you do power flushing?', 'Yes, we do power flush.'],
    ['how much is a boiler service', 'A boiler service starts at £89.'],
    ['what does a power flush cost?', 'A power flush starts at £350.'],
    ['what are your prices?', 'A boiler service starts at £89. A power flush starts at £350.'],
  ])('%s', (question, answer) => {
    expect(answered(question).startsWith(answer)).toBe(true);
    expect(answered(question)).not.toMatch(/happy to|our website|from the team|\.00/iu);
  });

  it('is answered with the day that it asks about, and not with the week', () => {
    for (const text of ['What time do you open on Saturday?', 'are you open sundays', 'what time are you open till'])
      expect(answered(text)).not.toMatch(/Mon to Fri/u);
  });

  it.each(['How much for a new boiler?', 'whats the cost of a heat pump'])(
    'never names a price not set: %s',
    (text) => {
      expect(answered(text)).not.toContain('£');
    },
  );

  it('says of no price that it gives none, where others are set', () => {
    const lines = [
      'what are your prices?',
      'how much for a heat pump?',
      'price of a new boiler?',
      'and an epc, how much?',
    ];
    for (const { text } of converseWith({ information: told }, ...lines)) expect(text).not.toMatch(/don’t give prices/);
  });

  it.each(['What time do you open?', 'Do you cover LS6?', 'Are you gas safe?', 'how much is a boiler service'])(
    'is not answered where nothing was published: %s',
    (text) => {
      expect(answered(text, emptyTraining)).toBe(nextReply(inputOf(text)).text);
      expect(answered(text, emptyTraining)).not.toMatch(/open|LS6|Gas Safe|£/);
    },
  );

  it.each([
    ['are you gas safe and do you cover LS6?', ['Yes: Gas Safe 204817', 'Yes, we cover LS6.']],
    ['what are your hours and do you do power flushing', ['re open Mon to Fri', 'Yes, we do power flush.']],
    ['Are you Gas Safe registered? What time do you open?', ['Gas Safe 204817', '8 till 6 today.']],
    ['gas safe? do you cover LS6?', ['Gas Safe 204817', 'cover LS6']],
    ['what hours are you open and whats your number', ['open Mon to Fri', '0808 157 0142']],
    ['do you cover LS6 and HX1', ['Yes, we cover LS6. Sorry, HX1 is just outside our patch.']],
    ['are you open saturday and sunday', ['Yes, Saturdays 9 till 1. No, we’re closed on Sundays.']],
    ['how much is a power flush and do you cover LS6', ['A power flush starts at £350.', 'cover LS6']],
    ['do you cover LS6, and how much is a boiler service?', ['A boiler service starts at £89.', 'cover LS6']],
    ['are you a real person and do you cover LS6', ['AI', 'cover LS6']],
  ])('answers both things that are asked: %s', (text, answers) => {
    for (const words of answers) expect(answered(text)).toContain(words);
  });

  it.each([
    ['are you gas safe and insured?', /Gas Safe/gu],
    ['do you cover my area, LS6?', /LS/gu],
    ['can you do it and can you do it next week', /Boiler service/gu],
  ])('says nothing twice, and nothing that was not asked: %s', (text, words) => {
    expect((answered(text).match(words) ?? []).length).toBeLessThanOrEqual(1);
  });

  it('is answered as one of the team would, in the middle of a sentence too', () => {
    expect(answered('are you gas safe? opening hours?', { ...told, tone: 'friendly' })).toMatch(
      /^Yes: Gas Safe 204817\..* We’re open Mon to Fri/u,
    );
  });

  it('never denies a service that is only not listed', () => {
    const text = answered('do you install saunas?');
    expect(text).toMatch(/^I don’t know that one, so I’ll ask the office and they’ll tell you\./u);
    expect(text).not.toMatch(/\b(?:No|Yes),|boiler service|we do\b/iu);
  });

  it.each([
    ['friendly', 'We’re open'],
    ['plain', 'We’re open'],
    ['formal', 'We are open'],
  ] as const)('is answered in the %s tone of the firm', (tone, words) => {
    expect(answered('opening hours?', { ...told, tone })).toMatch(new RegExp(`^${words}`));
  });

  it.each(['friendly', 'plain', 'formal'] as const)('is answered within the safety rules, %s', (tone) => {
    const rules = { emergency: false, allowedPrices: allowedPrices(told) };
    for (const text of ['hours?', 'do you cover LS6', 'do you cover HX1', 'gas safe?', 'what are your prices?'])
      expect(checkReply(answered(text, { ...told, tone }), rules)).toEqual({ kind: 'ok' });
  });

  it('gives way to danger, and to asking for a person', () => {
    const danger = nextReply({ ...inputOf('do you cover LS6? I smell gas', told), emergency: true });
    expect(danger.text).not.toContain('LS6');
    expect(answered('are you a real person? what hours are you open')).toContain('AI assistant');
  });
});

describe('what a firm has switched off', () => {
  const flows = { ...told.flows, takesCallbacks: false, offersVisits: false };
  const off: Training = { ...told, flows };

  it('is not promised', () => {
    expect(answered('can you call me back?', off)).toContain('don’t arrange call-backs in this chat');
    expect(answered('can I book a visit?', off)).toContain('Visits aren’t arranged in this chat');
  });

  it('is not offered to tap', () => {
    expect(nextReply(inputOf('no heating', told)).quickReplies).toContain('Call me back');
    expect(nextReply(inputOf('no heating', off)).quickReplies).toEqual(['Leave my details', 'That’s all']);
    expect(nextReply(inputOf('hello', off)).quickReplies).not.toContain('Book a service or a visit');
  });
});
