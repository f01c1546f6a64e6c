import type { Wordings } from './fault-wordings';
import type { Topic } from './topics';

/** What is said to somebody who wants something of the firm: a visit, a call, a new system. */
export const answersToWishes: readonly (readonly [Topic, Wordings])[] = [
  [
    'cancelOrder',
    [
      (firm) => `I’ll pass on that you want to cancel, and ${firm} will confirm it with you.`,
      (firm) => `${firm} will see that you want to cancel and get back to you about it.`,
    ],
  ],
  [
    'cancel',
    [
      (firm) => `I’ll pass that on so ${firm} can cancel your visit.`,
      (firm) => `${firm} will cancel the visit and confirm it with you.`,
    ],
  ],
  [
    'move',
    [
      (firm) => `I’ll pass that on so ${firm} can change your visit.`,
      (firm) => `${firm} will change the visit and confirm it with you.`,
    ],
  ],
  ['callBack', [(firm) => `Of course, somebody from ${firm} can ring you.`, (firm) => `${firm} will ring you back.`]],
  [
    'visit',
    [
      (firm) => `I’ll pass your request for a visit to ${firm}. They’ll confirm a time with you.`,
      (firm) => `${firm} will get back to you with a time for the visit.`,
    ],
  ],
  [
    'newSystem',
    [
      (firm) => `${firm} can help with that. They’ll look at what suits your home.`,
      (firm) => `Happy to get that going: ${firm} will advise on what fits your home.`,
    ],
  ],
  [
    'yearlyService',
    [(firm) => `${firm} can arrange that for you.`, (firm) => `I’ll let ${firm} know so that they can arrange it.`],
  ],
];
