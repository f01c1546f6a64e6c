import type { Hazard } from '@pilotlight/contracts/values/safety';
import { signsIn } from './lexicon/lexicon';

export type SafetyQuestion = {
  readonly told?: string;
  readonly question: string;
  readonly ifYes: string;
  readonly answers: readonly string[];
};

const gasOrAlarm = {
  question: 'Is there a smell of gas, or a carbon monoxide alarm sounding, right now?',
  answers: ['No, neither', 'Yes, gas', 'Yes, alarm'],
} as const;

const questions: Readonly<Record<Hazard, SafetyQuestion>> = {
  gas: { ...gasOrAlarm, ifYes: 'If so, or if you’re not sure, get outside and ring. Free, 24 hours.' },
  'carbon-monoxide': {
    ...gasOrAlarm,
    ifYes: 'If so, or if anyone feels unwell, get out to fresh air and ring. 999 if anyone is unwell.',
  },
  fire: {
    question: 'Is there smoke, burning or sparks right now?',
    ifYes: 'If so, or if you’re not sure, get everyone out and ring 999.',
    answers: ['No, none of those', 'Yes, smoke or fire'],
  },
  'water-electrics': {
    question: 'Is water near anything electric, or still coming in, right now?',
    ifYes: 'If so, keep away from wet electrics. Fire or sparks: get out and ring 999.',
    answers: ['No, neither', 'Yes, near electrics', 'Yes, still coming in'],
  },
  'lpg-oil': {
    question: 'Can you smell, hear or see LPG or oil escaping right now?',
    ifYes: 'If so, or if you’re not sure, get outside and ring the number on the tank or cylinder, or this one.',
    answers: ['No, none of it', 'Yes, it’s escaping'],
  },
};

const chirp: SafetyQuestion = {
  told: 'One chirp a minute is normally a low battery, or the end of the alarm’s life. Four quick beeps, or a sound that doesn’t stop, are the real alarm.',
  question: 'Is it more than a chirp, or does anyone feel unwell, right now?',
  ifYes: 'If so, or if you’re not sure, get out to fresh air and ring. 999 if anyone is unwell.',
  answers: ['No, just a chirp', 'Yes, four beeps', 'Yes, someone’s unwell'],
};

export const tellsOfChirp = (hazard: Hazard, text: string): boolean => {
  const { said } = signsIn(text);
  const sounds = said.has('chirp') || said.has('beeps') || said.has('sounding');
  return hazard === 'carbon-monoxide' && said.has('lowBattery') && sounds && !said.has('alarmPattern');
};

export const safetyQuestion = (hazard: Hazard, text: string): SafetyQuestion =>
  tellsOfChirp(hazard, text) ? chirp : questions[hazard];

const [ofAlarm, ofGas] = [/\b(?:alarms?|detectors?|monoxide|co|beep\w*|unwell|ill|dizzy)\b/iu, /\bgas\b/iu];

/** The danger that a yes confirms: the question about gas and monoxide asks for both. */
export const hazardConfirmed = (text: string, asked: Hazard): Hazard => {
  if (asked !== 'gas' && asked !== 'carbon-monoxide') return asked;
  if (ofAlarm.test(text) === ofGas.test(text)) return asked;
  return ofGas.test(text) ? 'gas' : 'carbon-monoxide';
};
