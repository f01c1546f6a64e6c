import type { Hazard } from '@pilotlight/contracts/values/safety';
import { type StepDone, stepDoneIn } from '../interlock/step-reports';
import type { DialogueInput } from './dialogue';

/** "still-out" is for a visitor who said so before. */
type Answers = Readonly<Record<StepDone | 'still-out', string>>;

const ringNow = 'If you haven’t rung the number on the card yet, ring it now.';
const goOut = 'Good. Now get everyone outside, and ring the number on the card from there.';
const byThem = 'Good. Do what they tell you, and don’t go back in until they say so.';
const stillOut = 'Good. Don’t go back in for anything until you’re told.';
const gas: Answers = {
  outside: `Good. Stay outside, and don’t go back in until you’re told. ${ringNow}`,
  'still-out': stillOut,
  windows: goOut,
  rang: byThem,
  stuck:
    'Ring the number on the card now and tell them that somebody can’t get out. Open what doors and windows you can, and touch no switch.',
};
const dry = 'Good. Keep away from what is wet and from anything electric there.';

const answers: Readonly<Record<Hazard, Answers>> = {
  gas,
  'carbon-monoxide': {
    outside: `Good. Stay in the fresh air, and don’t go back in until you’re told. 999 if anyone is unwell. ${ringNow}`,
    'still-out': stillOut,
    windows: `${goOut} 999 if anyone is unwell.`,
    rang: byThem,
    stuck: 'Ring 999 now and tell them that somebody can’t get out. Open what doors and windows you can.',
  },
  fire: {
    outside: 'Good. Stay out until the fire service says so. If you haven’t rung 999 yet, ring it now.',
    'still-out': 'Good. Don’t go back in for anything until the fire service says so.',
    windows: 'Leave doors and windows now: get everyone out, and ring 999 from outside.',
    rang: byThem,
    stuck:
      'Ring 999 now, and tell them where you are and that somebody can’t get out. Keep the doors between you and the fire closed.',
  },
  'water-electrics': {
    outside: `${dry} Fire or sparks: ring 999.`,
    'still-out': 'Good. Leave it alone until somebody qualified has looked at it.',
    windows: `${dry} Fire or sparks: get out and ring 999.`,
    rang: 'Good. Do what they tell you, and keep away from what is wet until then.',
    stuck:
      'Keep away from what is wet and from anything electric. Fire or sparks: ring 999 and tell them that somebody can’t get out.',
  },
  'lpg-oil': {
    ...gas,
    outside:
      'Good. Stay outside, keep out of low places, and don’t go back in until you’re told. If you haven’t rung yet, ring the number on the tank or cylinder, or the one on the card.',
  },
};

/** Somebody who has left the house isn't sent out again. */
const isOutAlready = ({ history = [] }: DialogueInput): boolean =>
  history.some(({ from, text }) => from === 'visitor' && stepDoneIn(text) === 'outside');

export const stuckAnswer = (text: string, hazard: Hazard): string | null =>
  stepDoneIn(text) === 'stuck' ? answers[hazard].stuck : null;

export const stepDoneAnswer = (input: DialogueInput, hazard: Hazard): string | null => {
  const done = stepDoneIn(input.text);
  if (done === null) return null;
  const isOut = (done === 'windows' || done === 'outside') && isOutAlready(input);
  return answers[hazard][isOut ? 'still-out' : done];
};
