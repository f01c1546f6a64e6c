import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation, TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import type { Hazard } from '@pilotlight/contracts/values/safety';

export const hazardNames = {
  gas: 'gas leak',
  'carbon-monoxide': 'carbon monoxide',
  fire: 'fire',
  'water-electrics': 'water and electricity',
  'lpg-oil': 'LPG or oil leak',
} as const satisfies Record<Hazard, string>;

type Heard = Pick<Conversation, 'events'>;

/** An alarm by the mark that it leaves in the transcript: a danger, or a vulnerable household without heating or in danger. */
export type Alarm = 'safety' | 'flag';

const firstOf = ({ events }: Heard, alarm: Alarm): number => events.findIndex(({ role }) => role === alarm);

/** Whether somebody vulnerable suffers without heating or is in danger. */
export const isHouseholdInNeed = (heard: Heard): boolean => firstOf(heard, 'flag') >= 0;

/** Whether the danger was denied or is over, and none was told of since. */
export const isStoodDown = ({ events }: Heard): boolean =>
  events.findLast(({ role }) => role === 'safety' || role === 'stood-down')?.role === 'stood-down';

/** Whether something urgent waits for the firm's word: a danger, a household in need, or a safety question nobody answered. */
export const alarmStands = (conversation: Conversation): boolean =>
  conversation.alarmCleared === null &&
  (conversation.emergency ||
    isHouseholdInNeed(conversation) ||
    conversation.openMatters.some(({ kind }) => kind === 'safety-question'));

/** The visitor's message that raised this alarm; undefined where it was not raised. */
export const messageThatRaised = (heard: Heard, alarm: Alarm): TranscriptEntry | undefined => {
  const mark = firstOf(heard, alarm);
  return mark < 0 ? undefined : heard.events.slice(0, mark).findLast(({ role }) => role === 'user');
};

/** What the visitor said that raised the alarm, a danger's before that of a household in need; "" where there is none or it was erased. */
export const alarmingWords = (heard: Heard): string => {
  const said = messageThatRaised(heard, firstOf(heard, 'safety') < 0 ? 'flag' : 'safety')?.text ?? '';
  return said === ERASED ? '' : said;
};

/** Each danger of the conversation once, the first named first: "gas leak, carbon monoxide"; "" where there is none. */
export const dangersInWords = ({ events }: Heard): string =>
  [...new Set(events.flatMap(({ safety }) => (safety ? [hazardNames[safety.hazard]] : [])))].join(', ');
