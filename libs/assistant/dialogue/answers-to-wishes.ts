import type { Wordings } from './fault-wordings';
import type { Topic } from './topics';

export const answersToWishes: readonly (readonly [Topic, Wordings])[] = [
  [
    'cancelOrder',
    [
      'I’ll pass on that you want to cancel, and the team will confirm it with you.',
      'We’ll see that you want to cancel and get back to you about it.',
    ],
  ],
  [
    'cancel',
    ['I’ll pass that on so the team can cancel your visit.', 'We’ll cancel the visit and confirm it with you.'],
  ],
  ['move', ['I’ll pass that on so the team can change your visit.', 'We’ll change the visit and confirm it with you.']],
  ['callBack', ['Of course, one of us can ring you.', 'We’ll ring you back.']],
  [
    'visit',
    [
      'I’ll pass your request for a visit to the team. They’ll confirm a time with you.',
      'We’ll get back to you with a time for the visit.',
    ],
  ],
  [
    'newSystem',
    [
      'We can help with that, and look at what suits your home.',
      'Happy to get that going: we’ll advise on what fits your home.',
    ],
  ],
  ['yearlyService', ['We can arrange that for you.', 'I’ll let the team know so that they can arrange it.']],
];
