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

/** The visitor's message that raised the alarm: a danger's before that of a household in need. Undefined where there is none. */
export const alarmingMessage = ({ events }: Heard): TranscriptEntry | undefined => {
  const danger = events.findIndex(({ role }) => role === 'safety');
  const mark = danger < 0 ? events.findIndex(({ role }) => role === 'flag') : danger;
  return mark < 0 ? undefined : events.slice(0, mark).findLast(({ role }) => role === 'user');
};

/** What the visitor said that raised the alarm; "" where there is no alarm or the words were erased. */
export const alarmingWords = (heard: Heard): string => {
  const said = alarmingMessage(heard)?.text ?? '';
  return said === ERASED ? '' : said;
};

/** Each danger of the conversation once, the first named first: "gas leak, carbon monoxide"; "" where there is none. */
export const dangersInWords = ({ events }: Heard): string =>
  [...new Set(events.flatMap(({ safety }) => (safety ? [hazardNames[safety.hazard]] : [])))].join(', ');
