import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Attendance } from '@pilotlight/contracts/http/widget';

type Recorded = RecordedEvent<ConversationEvent>;

export interface PersonLine {
  readonly id: string;
  readonly text: string;
  /** As the visitor sees them. */
  readonly name: string;
  readonly at: string;
  /** How many messages the visitor had sent by then. */
  readonly after: number;
}

export interface Handover {
  /** Asked for, and no word of a person's since. */
  readonly waitedFor: boolean;
  readonly takenOver: boolean;
  /** While taken over: when the first message came that no person's word followed. ISO 8601 UTC. */
  readonly unansweredSince: string | null;
  readonly lines: readonly PersonLine[];
}

export const noHandover: Handover = { waitedFor: false, takenOver: false, unansweredSince: null, lines: [] };

export const afterWord = (handover: Handover, at: string): Handover =>
  handover.takenOver ? { ...handover, unansweredSince: handover.unansweredSince ?? at } : handover;

export const afterReply = (
  handover: Handover,
  { data, at }: Extract<Recorded, { type: 'InstallerReplied' }>,
  after: number,
): Handover => ({
  ...handover,
  waitedFor: false,
  unansweredSince: null,
  lines: [...handover.lines, { id: data.replyId, text: data.text, name: data.firmPerson, at, after }],
});

export const isPersons = ({ handover }: { handover: Handover }, { toPerson }: { toPerson: boolean }): boolean =>
  toPerson || handover.takenOver;

export const attendanceOf = ({ takenOver, waitedFor }: Handover): Attendance => {
  if (takenOver) return 'here';
  return waitedFor ? 'asked' : null;
};
