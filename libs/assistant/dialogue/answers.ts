import { answersToWishes } from './answers-to-wishes';
import { type FaultTold, lockedOutWordings, type Wordings } from './fault-wordings';
import type { Topic } from './topics';

/** The script's own words to a complaint, in every tone. */
export const complaintHeard = /\bOne of the team should deal with this, and|\bThat should(?:n’t| not) have happened\./u;

/** Self-help stays within the allowed list. */
const answers: readonly (readonly [Topic, Wordings])[] = [
  [
    'machine',
    [
      'I’m an AI assistant. The team reads what you write here and follows up.',
      'You’re talking to an AI. The team sees this chat, and one of us can take over.',
    ],
  ],
  [
    'dataUse',
    [
      'We keep what you write here to deal with your job, and delete it when you ask.',
      'What you write here is for us and your job only, and is deleted when you ask.',
    ],
  ],
  [
    'complaint',
    [
      'I’m sorry to hear that. One of the team should deal with this, and will see what you wrote.',
      'That shouldn’t have happened. What you write here goes to a person on the team.',
    ],
  ],
  [
    'safeToUse',
    [
      'I can’t judge that from here. If you’re in any doubt, turn it off and leave it off until a Gas Safe registered engineer has looked at it. If you smell gas, a carbon monoxide alarm sounds or anybody feels ill, go outside and ring 0800 111 999 (0800 002 001 in Northern Ireland).',
      'Nobody can tell that without seeing it: in any doubt, leave it off for a Gas Safe registered engineer. With a smell of gas, an alarm or anybody feeling ill, go outside and ring 0800 111 999 (0800 002 001 in Northern Ireland).',
    ],
  ],
  [
    'cover',
    [
      'Please leave the cover on: what is behind it is only for a Gas Safe registered engineer.',
      'Please don’t open it. Only a Gas Safe registered engineer may work behind the cover.',
    ],
  ],
  [
    'landlordWont',
    [
      'Sorry to hear that. Heating and hot water in a rented home are the landlord’s to keep working: tell them in writing, and if nothing happens, your council’s housing team can help.',
      'Write to the landlord with the date, and ask your council’s housing team for help if nothing happens.',
    ],
  ],
  [
    'price',
    [
      'I don’t give prices myself, so that you get one that’s right: the team works it out for your home.',
      'The price depends on your home, so we’ll work it out and come back to you.',
    ],
  ],
  [
    'frozenCondensate',
    [
      'If the pipe outside is frozen, pour warm water over it, never boiling, and only where you can reach it from the ground. Then press reset once.',
      'A frozen pipe thaws with warm, not boiling, water. Only from ground level. After that, one press of reset.',
    ],
  ],
  [
    'highPressure',
    [
      'Most systems sit between 1 and 1.5 bar when cold, and a little higher when they’re hot. Please add no water to it: we can find out why it’s high.',
      'If it stands well above that when the system is cold, please add no water to it, and we can look at why.',
    ],
  ],
  [
    'lowPressure',
    [
      'Most systems sit between 1 and 1.5 bar when cold. You can top it up by the steps in your boiler’s manual, and then close the filling loop again.',
      'Low pressure can be topped up by the maker’s instructions. If it drops again, leave it for the engineer.',
    ],
  ],
  [
    'prepay',
    [
      'With a prepay meter, check that there is credit left: a meter that ran out stops the boiler until it’s topped up.',
      'Without credit on the meter the boiler gets no gas.',
    ],
  ],
  [
    'thermostat',
    [
      'Try fresh batteries in the thermostat and turn it up a few degrees.',
      'A thermostat with flat batteries keeps the heating off: fresh ones often bring it back.',
    ],
  ],
  [
    'timer',
    [
      'Check that the timer shows the right time and is set to on: a power cut can put it out.',
      'After a power cut or a clock change the timer is often wrong. Set it, and switch it to on.',
    ],
  ],
  [
    'leak',
    [
      'Put something under the drip and keep it away from anything electric. If it gets worse, turn the water off at the stopcock.',
      'If the leak grows, close the stopcock, and keep clear of anything electric.',
    ],
  ],
  [
    'lockedOut',
    [
      'You can press reset once. If it locks out again, please leave it off for the engineer, and note any code it shows.',
      'One reset is fine, a second isn’t. Any code on the display helps the engineer.',
    ],
  ],
  [
    'noHeat',
    [
      'Sorry you’re without heat. Worth a look first: the timer, the thermostat’s batteries, and the credit if your meter is prepay.',
      'While you wait: check the timer, the thermostat’s batteries, and credit if your meter is prepay.',
    ],
  ],
  [
    'noHotWater',
    [
      'Sorry you’re without hot water. Worth a look first: the times that the hot water is set to, and the credit if your meter is prepay.',
      'While you wait: check the times that the hot water is set to, and credit if your meter is prepay.',
    ],
  ],
  ...answersToWishes,
  [
    'noise',
    [
      'It helps the engineer to know when you hear it: with the heating, with the hot water, or all the time.',
      'The team will see what you wrote about the noise.',
    ],
  ],
];

const noneSet: Wordings = [
  'There’s no set price for that: we work it out for your home.',
  'The price depends on your home, so we’ll work it out and come back to you.',
];

const ofTheFault: Wordings = [
  'What it costs depends on the fault: we can tell you once we know more.',
  'The cost depends on what’s wrong, so we’ll look at that and come back to you.',
];

type PriceAsked = { readonly isOfAFault: boolean; readonly setsPrices: boolean };
type Known = PriceAsked & { readonly fault?: FaultTold };

const wordingsOf = (topic: Topic, usual: Wordings, { isOfAFault, setsPrices, fault }: Known): Wordings => {
  if (fault && topic === 'lockedOut') return lockedOutWordings(fault, usual);
  if (topic !== 'price') return usual;
  if (isOfAFault) return ofTheFault;
  return setsPrices ? noneSet : usual;
};

/** Null when the message is about none of the known topics. */
export const answerTo = (
  topics: ReadonlySet<Topic>,
  { turn, ...known }: Known & { readonly turn: number },
): string | null => {
  const found = answers.find(([each]) => topics.has(each));
  return found ? wordingsOf(...found, known)[turn % 2 === 0 ? 1 : 0] : null;
};
