import { type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '../testing/assistant-turns';
import { nextReply } from './scripted-dialogue';

const taught = (additionalInfo: string): Training =>
  trainingSchema.parse({
    businessInfo: {
      services: ['Boiler repairs', 'New boilers'],
      emergencyContact: '0808 157 0142',
      coverageArea: 'LS1 to LS28',
      additionalInfo,
    },
    prices: [{ what: 'New boiler', from: 225_000 }],
  });
const firm = taught(
  'New boilers come with a ten-year guarantee. No call-out charge. Finance through Novuna from 0% APR. Heat pump grants: we apply for the Boiler Upgrade Scheme for you. Our office is at 3 Mill Lane, Leeds. We take old radiators away and recycle them.',
);
const say = (text: string, information = firm) => nextReply(assistantTurn(text, { information, turn: 3 })).text;

it.each([
  ['do you do finance', 'Finance through Novuna from 0% APR.'],
  ['do you offer finance', 'Finance through Novuna from 0% APR.'],
  ['do you do a payment plan', 'Finance through Novuna from 0% APR.'],
  ['can i pay monthly for a new boiler', 'Finance through Novuna from 0% APR.'],
  ['how long is the guarantee', 'New boilers come with a ten-year guarantee.'],
  ['is there a guarantee on new boilers', 'New boilers come with a ten-year guarantee.'],
  ['whats the warranty on a new combi', 'New boilers come with a ten-year guarantee.'],
  ['do you charge a call out fee', 'No call-out charge.'],
  ['do you charge to come out', 'No call-out charge.'],
  ['is there a grant for heat pumps', 'Heat pump grants: we apply for the Boiler Upgrade Scheme for you.'],
  ['where are you based', 'Our office is at 3 Mill Lane, Leeds.'],
  ['do you take away the old radiators', 'We take old radiators away and recycle them.'],
])('“%s” is answered in the firm’s own words', (text, words) => {
  expect(say(text)).toContain(words);
});

it.each([
  'is there a guarantee on repairs',
  'is there a grant for a new boiler',
  'is my boiler still under warranty?',
  'can you come out tomorrow',
  'what colour are your vans?',
])('“%s” is not answered with what the firm wrote of something else', (text) => {
  const said = say(text);
  for (const sentence of firm.businessInfo.additionalInfo.split('. '))
    expect(said).not.toContain(sentence.replace(/\.$/u, ''));
});

it('answers a price and what else was asked with it', () => {
  const text = say('how much is a new boiler and how long is the guarantee');
  expect(text).toContain('A new boiler starts at £2,250.');
  expect(text).toContain('ten-year guarantee');
});

it('gives an address and a number where both are asked for', () => {
  const text = say('whats your address and phone number');
  expect(text).toContain('3 Mill Lane');
  expect(text).toContain('0808 157 0142');
});

it.each(['Finance on all boilers, only £30 a month.', 'Finance: just take off the boiler cover and look inside.'])(
  'leaves out what no assistant may say: %s',
  (words) => {
    expect(say('do you do finance', taught(words))).not.toContain(words);
    expect(say('do you do finance', taught(words))).toContain('I’ll ask the office');
  },
);

it('passes on a question of finance of which the firm says nothing, and lists no services for it', () => {
  const text = say('do you do finance', taught(''));
  expect(text).toContain('I’ll ask the office and they’ll tell you.');
  expect(text).not.toContain('Boiler repairs');
});
