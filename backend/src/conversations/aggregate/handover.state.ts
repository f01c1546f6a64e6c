import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Attendance } from '@pilotlight/contracts/http/widget';
import { firmsPhotosOf, type SentPhoto } from './photo.state';

type Recorded = RecordedEvent<ConversationEvent>;

export interface PersonLine {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly at: string;
  readonly after: number;
  readonly photos: readonly SentPhoto[];
}

/** Somebody of the firm came into the conversation, or left it. */
export interface Attended {
  readonly id: string;
  readonly came: boolean;
  readonly name: string | null;
  readonly at: string;
  readonly after: number;
  readonly lines: number;
}

export interface Handover {
  /** Asked for, and no word of a person's since. */
  readonly waitedFor: boolean;
  readonly takenOver: boolean;
  /** The first message without a person's answer since the takeover. */
  readonly unansweredSince: string | null;
  readonly lines: readonly PersonLine[];
  readonly attended: readonly Attended[];
}

export const noHandover: Handover = {
  waitedFor: false,
  takenOver: false,
  unansweredSince: null,
  lines: [],
  attended: [],
};

export const afterTakeOver = (
  handover: Handover,
  { id, data, at }: Extract<Recorded, { type: 'ConversationTakenOver' }>,
  after: number,
): Handover => ({
  ...handover,
  takenOver: true,
  attended: attendedBy(handover, { id, at, after, came: true, name: data.firmPerson ?? null }),
});

/** Whoever came, or spoke last, is the one who leaves. */
export const afterHandBack = (
  { lines, attended }: Handover,
  { id, at }: Extract<Recorded, { type: 'ConversationHandedBack' }>,
  after: number,
): Handover => {
  const name = attended.at(-1)?.name ?? lines.at(-1)?.name ?? null;
  return { ...noHandover, lines, attended: attendedBy({ lines, attended }, { id, at, after, came: false, name }) };
};

const attendedBy = (
  { lines, attended }: Pick<Handover, 'lines' | 'attended'>,
  moment: Omit<Attended, 'lines'>,
): readonly Attended[] => [...attended, { ...moment, lines: lines.length }];

export const afterWord = (handover: Handover, at: string): Handover =>
  handover.takenOver ? { ...handover, unansweredSince: handover.unansweredSince ?? at } : handover;

export const afterReply = (
  handover: Handover,
  event: Extract<Recorded, { type: 'InstallerReplied' }>,
  after: number,
): Handover => ({
  ...handover,
  waitedFor: false,
  unansweredSince: null,
  lines: [...handover.lines, lineOf(event, after)],
});

const lineOf = (event: Extract<Recorded, { type: 'InstallerReplied' }>, after: number): PersonLine => {
  const { replyId: id, text, firmPerson: name } = event.data;
  return { id, text, name, at: event.at, after, photos: firmsPhotosOf(event) };
};

export const isPersons = ({ handover }: { handover: Handover }, { toPerson }: { toPerson: boolean }): boolean =>
  toPerson || handover.takenOver;

export const attendanceOf = ({ takenOver, waitedFor }: Handover): Attendance => {
  if (takenOver) return 'here';
  return waitedFor ? 'asked' : null;
};
