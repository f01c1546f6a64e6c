import type { Training } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from '../dialogue';
import { withoutStop } from '../information-wordings';
import { lowered } from './said-services';

export interface AskedOfTheFirm {
  readonly text: string;
  readonly input: DialogueInput;
}

export type Answer = (asked: AskedOfTheFirm, training: Training) => string | null;

/** A firm's own sentence stays as it is; a mere list is led in, by no word that it begins with itself. */
export const told = (words: string | undefined, leadIn = ''): string | null => {
  const said = words?.trim() ?? '';
  if (said === '') return null;
  if (leadIn === '' || /[.!]$/u.test(said)) return `${withoutStop(said)}.`;
  const [lastLed = '', firstSaid = ''] = [leadIn.split(' ').at(-1), said.split(' ')[0]?.toLowerCase()];
  const led = lastLed === firstSaid ? leadIn.slice(0, -lastLed.length - 1) : leadIn;
  return `${led} ${lowered(withoutStop(said))}.`;
};
