import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { Intent } from '@pilotlight/contracts/values/intent';
import { symptomsInWords } from '@pilotlight/contracts/values/symptoms-in-words';
import { isErased, leadStatus, visitorsLastWords } from './conversation';
import { standing, unknownVisitor, visitorName } from './visitor';

const subjects = {
  emergency: null,
  booking: 'booking',
  installation: 'new boiler',
  quote: 'quote',
  service: 'service or repair',
  general: null,
} as const satisfies Record<Intent, string | null>;

const longest = 80;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/u, '')}…`;

/** The first line that says something: "hiya" doesn't, "do you do landlord certificates" does. */
const askedFirst = (lines: readonly string[]): string =>
  cut((lines.find((line) => line.split(/\s+/u).length > 2) ?? lines[0] ?? '').replace(/\s+/gu, ' ').trim());

/** What a conversation is about, in one line: "Vaillant F22, no hot water"; else what the visitor asked first. */
export const topicOf = (conversation: Conversation): string => {
  if (isErased(conversation)) return 'Erased';
  const { events, intent, lead } = conversation;
  const lines = events.flatMap(({ role, text }) => (role === 'user' && text && text !== ERASED ? [text] : []));
  const boiler = [lead['boiler_make'], lead['fault_code']].flatMap((each) => standing(each) ?? []).join(' ');
  const matter = symptomsInWords(lines.join('\n')) || (boiler && intent && subjects[intent]);
  if (matter) return capitalised([boiler, matter].filter(Boolean).join(', '));
  return askedFirst(lines) || boiler || leadStatus(conversation);
};

/** A list's two lines: who it is and what it is about; of one who said neither name nor place the matter comes first. */
export const rowWords = (conversation: Conversation): { readonly title: string; readonly line: string } => {
  const name = visitorName(conversation.lead);
  const topic = topicOf(conversation);
  if (name !== unknownVisitor || conversation.events.every(({ role }) => role !== 'user'))
    return { title: name, line: topic };
  const last = visitorsLastWords(conversation);
  return { title: capitalised(topic), line: last === topic ? leadStatus(conversation) : last };
};
