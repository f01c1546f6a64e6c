import type { CalendarFailure, ConsentProblem } from '@pilotlight/contracts/http/calendars';

export const problemWords: Readonly<Record<ConsentProblem, string>> = {
  'not-available': 'Google Calendar isn’t set up on this platform.',
  'link-used':
    'That sign-in to Google was used already, took too long or began in another window. Please connect again.',
  declined: 'You didn’t allow it at Google, so nothing was connected.',
  'too-little': 'We need both permissions, for events and for busy times. Please connect again and leave both ticked.',
  failed: 'Google didn’t confirm the sign-in. Please connect again in a moment.',
};

const whatFailed: Readonly<Record<CalendarFailure['kind'], string>> = {
  'access-lost': 'Google no longer lets us in. Please connect again: visits to come are then written.',
  busy: 'Google took no more requests',
  down: 'Google could not be reached or failed',
  refused: 'Google refused a visit. Please connect again to have all visits to come written once more.',
};

/** What last went wrong, and what becomes of it. */
export const failureWords = ({ kind, ended }: CalendarFailure): string => {
  if (kind === 'access-lost' || kind === 'refused') return whatFailed[kind];
  return ended
    ? `${whatFailed[kind]} for a whole day, so we stopped trying. Please connect again to have all visits to come written.`
    : `${whatFailed[kind]}. We keep trying for a day; your diary here is complete.`;
};
