import type { Attendance, KnownLead, Reply, WidgetLine } from '@pilotlight/contracts/http/widget';
import { chatEnded } from '../aggregate/refusals';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import type { SentPhoto } from '../aggregate/photo.state';
import { attendanceOf, type PersonLine } from '../aggregate/handover.state';
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

/** A conversation as its own visitor sees it again after a reload. Refused once it was erased. */
export const linesOf = (state: ConversationState): Shown => {
  if (state.status === 'erased') throw chatEnded();
  if (state.status === 'unstarted') return { lines: [], emergency: false, person: null, lead: {} };
  const { handover } = state;
  const lines = state.turns.flatMap(({ messageId, text, at, reply }, index): WidgetLine[] => [
    { id: messageId, role: 'user', text, quickReplies: [], card: null, at, ...sentWith(state.photos, messageId) },
    ...(reply ? [assistantLine(reply)] : []),
    ...handover.lines.filter(({ after }) => after === index + 1).map(personLine),
  ]);
  return {
    lines: [...handover.lines.filter(({ after }) => after === 0).map(personLine), ...lines],
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

const assistantLine = ({ id, text, quickReplies, card, asksForPhoto, at }: Reply): WidgetLine => ({
  id,
  role: 'assistant',
  text,
  quickReplies,
  card,
  ...(asksForPhoto && { asksForPhoto }),
  at,
});

const personLine = ({ id, text, name, at }: PersonLine): WidgetLine => ({
  id,
  role: 'person',
  text,
  name,
  quickReplies: [],
  card: null,
  at,
});
