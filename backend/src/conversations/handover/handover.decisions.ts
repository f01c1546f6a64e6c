import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { acceptsTheTeam } from '@pilotlight/assistant/dialogue/farewell';
import { silenceMinutes } from '@pilotlight/contracts/values/handover';
import { languageNotUnderstood, nothingToTakeUp, notUnderstood } from '@pilotlight/assistant/dialogue/not-understood';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { Refused } from '../../write-side/refused';
import { noSuchConversation } from '../aggregate/refusals';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import { isSameMessage } from '../aggregate/turn.state';
import type { ConversationIds } from '../aggregate/conversation-ids';
import { type NamedFiles, sameFirmsFiles, usableFirmsFiles } from '../photos/photo.decisions';

const silenceMs = silenceMinutes * 60_000;
const repliesInAll = 300;

export interface OwnConversation extends ConversationIds {
  readonly suspended: boolean;
}

export interface InstallersTakeOver extends OwnConversation {
  readonly firmPerson: string;
}

export interface InstallersReply extends InstallersTakeOver {
  /** Made by the dashboard: a retry bears the same. */
  readonly replyId: string;
  readonly text: string;
  /** The visitor's message whose open question alone it answers. */
  readonly answers?: string | undefined;
  readonly files?: NamedFiles | undefined;
}

/** The assistant falls silent, except in danger. */
export const takeOver = (state: ConversationState, own: InstallersTakeOver): ConversationEvent[] => {
  const conversation = ownOf(state, own);
  refuseSuspended(own);
  const { firmPerson } = own;
  return conversation.handover.takenOver
    ? []
    : [{ type: 'ConversationTakenOver', data: { ...commonOf(own), firmPerson } }];
};

/** Whoever writes has taken over. The same words and photos under the same id are one reply. */
export const replyAsInstaller = (state: ConversationState, reply: InstallersReply): ConversationEvent[] => {
  const { handover } = ownOf(state, reply);
  const { replyId, text, firmPerson, answers, files } = reply;
  const known = handover.lines.find(({ id }) => id === replyId);
  if (known && (known.text !== text || !sameFirmsFiles(known.photos, files)))
    throw new Refused('This message id was used for another message');
  if (known) return [];
  refuseSuspended(reply);
  if (handover.lines.length >= repliesInAll)
    throw new Refused('This conversation has reached its limit. Please ring or email instead.', 'too-many');
  const photos = usableFirmsFiles(
    handover.lines.flatMap((line) => line.photos),
    files,
  );
  const extra = { ...(answers && { answers }), ...(photos.length > 0 && { photos }) };
  return [
    ...takeOver(state, reply),
    { type: 'InstallerReplied', data: { ...commonOf(reply), replyId, text, firmPerson, ...extra } },
  ];
};

/** What isn't open, or not any more, changes nothing. */
export const dismissOpenQuestion = (
  state: ConversationState,
  { messageId, ...own }: ConversationIds & { readonly messageId: string },
): ConversationEvent[] => {
  const turn = ownOf(state, own).turns.find((each) => isSameMessage(each.messageId, messageId));
  if (!turn?.leftOpen) return [];
  return [{ type: 'OpenQuestionDismissed', data: { ...commonOf(own), messageId: turn.messageId } }];
};

/** Allowed also while the installer is suspended. */
export const handBack = (state: ConversationState, own: ConversationIds): ConversationEvent[] =>
  ownOf(state, own).handover.takenOver ? [handedBack(own, 'installer')] : [];

export const handedBackBySilence = (
  before: OpenConversation | null,
  now: number,
  common: ConversationIds,
): ConversationEvent[] => (before && fellSilent(before, now) ? [handedBack(common, 'silence')] : []);

/** Asked for, in a language that isn't understood, or the second message in a row that only a person understands. */
export const personWanted = (
  before: OpenConversation | null,
  { needs, verdict, saysNothing }: Pick<UnderstoodTurn, 'needs' | 'verdict' | 'saysNothing'>,
  said: { readonly text: string; readonly now: number; readonly files?: NamedFiles },
  common: ConversationIds & { readonly messageId: string },
): ConversationEvent[] => {
  const { text, now } = said;
  const requested = (reason: 'asked' | 'stuck'): ConversationEvent[] => [
    { type: 'PersonRequested', data: { ...common, reason } },
  ];
  if (before?.handover.takenOver && !fellSilent(before, now)) return [];
  if (needs.has('person') || acceptsTheTeam(before?.turns.at(-1)?.reply?.text ?? '', text)) return requested('asked');
  const isCalm = verdict.kind === 'clear' || verdict.kind === 'vulnerable';
  const spoken = { text, asked: before?.asked ?? null };
  if (isCalm && !before?.handover.waitedFor && !(before && isOn(before.mode)) && languageNotUnderstood(spoken))
    return requested('stuck');
  const last = before?.turns.at(-1);
  if (!before || !last || isOn(before.mode) || before.handover.waitedFor) return [];
  if (verdict.kind !== 'clear' || last.safety.kind !== 'clear' || last.personFor !== null) return [];
  // A photo is something to answer, whatever is said with it.
  const showed = said.files?.ids.length || before.photos.some(({ messageId }) => messageId === last.messageId);
  return !showed && saysNothing && nothingToTakeUp(text) && notUnderstood(last) ? requested('stuck') : [];
};

const fellSilent = ({ handover: { takenOver, unansweredSince } }: OpenConversation, now: number): boolean =>
  takenOver && unansweredSince !== null && now - Date.parse(unansweredSince) >= silenceMs;

const handedBack = (own: ConversationIds, cause: 'installer' | 'silence'): ConversationEvent => ({
  type: 'ConversationHandedBack',
  data: { ...commonOf(own), cause },
});

const commonOf = ({ slug, sessionId }: ConversationIds): ConversationIds => ({ slug, sessionId });

const ownOf = (state: ConversationState, { slug }: ConversationIds): OpenConversation => {
  if (state.status === 'unstarted' || state.slug !== slug) throw noSuchConversation();
  if (state.status === 'erased') throw new Refused('This visitor has been erased and can’t be written to any more');
  return state;
};

const refuseSuspended = ({ suspended }: OwnConversation): void => {
  if (suspended) throw new Refused('Your chat is suspended, so visitors can’t be written to', 'forbidden');
};
