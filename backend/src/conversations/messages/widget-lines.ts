import type { Attendance, KnownLead, Reply, WidgetLine } from '@pilotlight/contracts/http/widget';
import { shortNameOf } from '@pilotlight/contracts/values/firm-person';
import { chatEnded } from '../aggregate/refusals';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import type { SentPhoto } from '../aggregate/photo.state';
import { type Attended, attendanceOf, type Handover, type PersonLine } from '../aggregate/handover.state';
import { isOn, isStoodDown } from '@pilotlight/assistant/interlock/emergency-mode';
import { knownLead } from '../leads/known-lead';

interface Shown {
  readonly lines: readonly WidgetLine[];
  readonly emergency: boolean;
  readonly person: Attendance;
  readonly lead: KnownLead;
}

const sentWith = (sent: readonly SentPhoto[], messageId: string): Pick<WidgetLine, 'photos'> => {
  const photos = sent.filter((photo) => photo.messageId === messageId);
  return photos.length > 0 ? { photos } : {};
};

export const linesOf = (state: ConversationState): Shown => {
  if (state.status === 'erased') throw chatEnded();
  if (state.status === 'unstarted') return { lines: [], emergency: false, person: null, lead: {} };
  const { handover } = state;
  const firms = firmLines(handover);
  const since = (messages: number) => firms.filter(({ after }) => after === messages).map(({ line }) => line);
  const lines = state.turns.flatMap(({ messageId, text, at, reply }, index): WidgetLine[] => [
    { id: messageId, role: 'user', text, quickReplies: [], card: null, at, ...sentWith(state.photos, messageId) },
    ...(reply ? [assistantLine(reply)] : []),
    ...since(index + 1),
  ]);
  return {
    lines: [...since(0), ...lines],
    emergency: isOn(state.mode),
    person: attendanceOf(handover),
    lead: knownLead(state.facts),
  };
};

export const acceptedOf = ({ facts, handover, mode }: OpenConversation) => ({
  lead: knownLead(facts),
  person: attendanceOf(handover),
  ...(isStoodDown(mode) && { stoodDown: true as const }),
});

const assistantLine = ({ id, text, quickReplies, card, asksForPhoto, cutAt, at }: Reply): WidgetLine => ({
  id,
  role: 'assistant',
  text,
  quickReplies,
  card,
  ...(asksForPhoto && { asksForPhoto }),
  ...(cutAt && { cutAt }),
  at,
});

/** In log order, each with how many messages the visitor had sent by then. */
const firmLines = ({ lines, attended }: Handover): { readonly after: number; readonly line: WidgetLine }[] => {
  const before = (index: number) => attended.filter((moment) => moment.lines === index).map(attendedLine);
  return [...lines.flatMap((line, index) => [...before(index), personLine(line)]), ...before(lines.length)];
};

const unadorned = { quickReplies: [], card: null };

const personLine = ({ id, text, name, at, after, photos }: PersonLine) => ({
  after,
  line: { id, role: 'person', text, name, ...unadorned, at, ...sentWith(photos, id) } satisfies WidgetLine,
});

const attendedLine = ({ id, came, name, at, after }: Attended) => ({
  after,
  line: {
    id,
    role: 'note',
    text: `${name === null ? 'The team' : shortNameOf(name)} ${came ? 'joined' : 'has left'}`,
    ...unadorned,
    at,
  } satisfies WidgetLine,
});
