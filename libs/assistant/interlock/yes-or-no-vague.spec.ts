import type { Hazard } from '@pilotlight/contracts/values/safety';
import { hazardSchema } from '@pilotlight/contracts/values/safety';
import { hazardConfirmed, safetyQuestion } from './safety-questions';
import { readAnswer } from './yes-or-no';

describe('only a yes to the safety question is a yes', () => {
  it.each([
    'I think',
    'since last night',
    "yes, it's still off",
    'yes its happening now, its been off since 6am',
    'the white pipe outside is frozen I think',
    'it is frozen I think',
    'yes still no heating',
    'yes its freezing in here',
    'since about 6 this morning',
    'think its the pump',
    'it keeps cutting out again and again',
    'a bit of water under it maybe',
    'still off',
    'still not working',
    'maybe the diverter valve',
    'yes the boiler is dead',
    'yes its locked out, F28',
    'kitchen boiler',
    'back home about six',
    'sometimes it fires for a second',
  ])('and no answer is one that speaks of the heating: %s', (text) => {
    expect([true, false].map((justAsked) => readAnswer(text, justAsked))).not.toContain('yes');
  });

  it.each([
    'yes',
    'Yes, gas',
    'Yes, alarm',
    'yes please help',
    'yes since this morning',
    'yes by the boiler',
    'yes and the heating is off too, it stinks',
    'yes its still going off',
    'yes the alarm went off and we turned the boiler off',
    'I think so',
    'maybe a little bit',
    'well maybe a tiny bit in the hall',
    'its going off',
    'it started again',
    'not sure',
    'gas',
    'the alarm',
    'yes frozen boiler but I do smell gas',
  ])('a yes stays one: %s', (text) => {
    expect(readAnswer(text)).toBe('yes');
  });

  it.each([
    'No, neither',
    'neither of those',
    'no smell, no alarm',
    'no, just a chirp',
    'its just a chirp, no headache',
    'only one chirp a minute',
    'yes just the one chirp',
    'one beep every minute thats all',
    'nobody feels ill, no',
    'no headaches or anything',
  ])('a no stays one: %s', (text) => {
    expect(readAnswer(text)).toBe('no');
  });

  it.each(['its not just a chirp', 'four beeps then it stops', 'no, four beeps', 'just a chirp but I feel dizzy'])(
    'and no chirp is what sounds like the alarm itself: %s',
    (text) => {
      expect(readAnswer(text)).not.toBe('no');
    },
  );
});

describe('what is offered to tap under the safety question', () => {
  it.each(hazardSchema.options)('is understood as it stands for %s: the no first, then each yes', (hazard) => {
    const [no = '', ...yes] = safetyQuestion(hazard, '').answers;
    expect(readAnswer(no)).toBe('no');
    expect(yes.map((answer) => readAnswer(answer))).toEqual(yes.map(() => 'yes'));
  });

  it('is understood for an alarm that chirps', () => {
    const { answers, told } = safetyQuestion('carbon-monoxide', 'co alarm chirps once a minute');
    expect(told).toMatch(/low battery.*Four quick beeps/);
    expect(answers.map((answer) => readAnswer(answer))).toEqual(['no', 'yes', 'yes']);
  });

  it.each<[string, Hazard, Hazard]>([
    ['Yes, gas', 'carbon-monoxide', 'gas'],
    ['Yes, alarm', 'gas', 'carbon-monoxide'],
    ['yes', 'gas', 'gas'],
    ['yes gas and the alarm', 'gas', 'gas'],
    ['yes, smoke and the alarm', 'fire', 'fire'],
  ])('"%s" to a question of %s confirms %s', (text, asked, confirmed) => {
    expect(hazardConfirmed(text, asked)).toBe(confirmed);
  });
});
