import { type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { converse, converseWith } from '../testing/converse';

const number = '0808 157 0142';
const firm = (emergencyContact = number, tone: Training['tone'] = 'friendly') => ({
  information: trainingSchema.parse({ businessInfo: { emergencyContact }, tone }),
});
const told = (...lines: readonly string[]) => converseWith(firm(), ...lines).map(({ text }) => text.includes(number));

describe('the number for emergencies', () => {
  it.each([
    'no heating and we have a 3 month old baby',
    'heating off since this morning, my mum is 84 and lives here',
    'heating packed in and its minus 3 outside',
    'no heating, house is freezing and its snowing',
    'boiler not working and the condensate has frozen',
    'boiler leaking badly, ive filled two buckets',
    'water is pouring out of the boiler',
    'burst pipe, water everywhere',
  ])('is told to who can’t wait, asked for or not: %s', (line) => {
    expect(told(line)).toEqual([true]);
  });

  it.each([
    'no heating',
    'boiler is dripping a bit',
    'how much is a new boiler, we have a baby',
    'frost stat isnt working',
    'can i book a service, its freezing today',
  ])('is told to nobody else by itself: %s', (line) => {
    expect(told(line)).toEqual([false]);
  });

  it.each([
    'smell of gas and water pouring out of the boiler',
    'co alarm is going off and we have a baby',
    'strong smell of gas',
    'boiler is on fire',
  ])('leaves gas, fumes and fire to the card: %s', (line) => {
    expect(told(line)).toEqual([false]);
  });

  it('is told once, however often it is said that it is urgent', () => {
    expect(told('no heating and a newborn', '07700 900142', 'the baby is freezing, no heat at all')).toEqual([
      true,
      false,
      false,
    ]);
    expect(told('water pouring through the ceiling', 'Tom', 'water still pouring through the ceiling')).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is told as soon as it turns out to be urgent', () => {
    expect(told('no heating', 'its minus 5 outside')).toEqual([false, true]);
    expect(told('no heating', 'we have a 2 week old baby, can a person ring me, no heat here')).toEqual([false, true]);
  });

  it('comes behind the card, and before the question', () => {
    const [first] = converseWith(firm(), 'water pouring through the ceiling');
    expect(first?.text).toBe(
      'I’ve flagged this as urgent. The card comes first. After that you can reach us here: 0808 157 0142. Who should we ring once you’re clear of the water?',
    );
    const [asked] = converseWith(firm(), 'water pouring through the ceiling, what number do i ring');
    expect(asked?.text.split(number)).toHaveLength(2);
  });

  it.each([
    ['friendly', 'If it can’t wait, you can reach us here: 0808 157 0142.'],
    ['plain', 'Our emergency contact: 0808 157 0142.'],
    ['formal', 'In urgent cases we may be reached as follows: 0808 157 0142.'],
  ] as const)('is told in the %s tone of the firm', (tone, words) => {
    const [reply] = converseWith(firm(`${number}.`, tone), 'no heating and a newborn in the house');
    expect(reply?.text).toContain(words);
  });

  it('is nothing that was not set, and nothing that may not be said', () => {
    expect(converse('no heating and a newborn in the house')[0]?.text).not.toContain('If it can’t wait');
    const [reply] = converseWith(firm(`${number}, £150 an hour`), 'no heating and a newborn in the house');
    expect(reply?.text).toContain('flagged this as urgent');
    expect(reply?.text).not.toContain('150');
  });
});

const answerWith = (contact: string) =>
  converseWith(firm(contact), 'I smell gas', 'what number do i ring').at(-1)?.text;

it('is told in danger to who asks for it as the firm may say it: without a second stop, and not in words that the rules forbid', () => {
  expect(answerWith(`${number}.`)).toMatch(/reached here: 0808 157 0142\.$/u);
  expect(answerWith('Relight the pilot yourself, then ring 0808 157 0142')).toBe(
    'The number on the card is the one to ring first.',
  );
});
