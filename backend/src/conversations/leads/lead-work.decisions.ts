import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { type LeadStage, leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import type { LostReason } from '@pilotlight/contracts/values/lost-reason';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { Refused } from '../../write-side/refused';
import { type ConversationState, ownOpenConversation } from '../aggregate/conversation.state';
import { sheetOf } from '../aggregate/grading';

const notesInAll = 200;

interface OfFirm {
  readonly slug: string;
  readonly sessionId: string;
}

/** The assistant asks with its next answer. Asked already, nothing happens. */
export const requestJobDetail = (
  state: ConversationState,
  wanted: OfFirm & { readonly field: SheetField; readonly suspended: boolean },
): ConversationEvent[] => {
  const conversation = ownOpenConversation(state, wanted.slug);
  const { slug, sessionId, field, suspended } = wanted;
  if (!sheetOf(conversation).missing.some((missing) => missing.field === field))
    throw new Refused('The job sheet has this already, or has no need of it');
  if (conversation.awaited.includes(field)) return [];
  if (suspended) throw new Refused('Your chat is suspended, so visitors can’t be asked', 'forbidden');
  if (isOn(conversation.mode))
    throw new Refused('There is danger here, so the assistant asks for no details. Please ring the visitor.');
  if (conversation.handover.takenOver)
    throw new Refused('You answer this visitor now. Please ask them yourself, or hand back first.');
  return [{ type: 'JobDetailRequested', data: { slug, sessionId, field } }];
};

export interface StageToSet {
  readonly stage: LeadStage;
  readonly reason: LostReason | null;
  /** Only while the lead still stands there. */
  readonly from?: LeadStage | undefined;
}

export const setLeadStage = (
  state: ConversationState,
  { slug, sessionId, stage, reason, from }: OfFirm & StageToSet,
): ConversationEvent[] => {
  const { stage: previous, lostReason } = ownOpenConversation(state, slug);
  if (reason && stage !== 'lost') throw new Refused('Only a lost lead has a reason for being lost');
  if (stage === previous && (reason === null || reason === lostReason)) return [];
  if (from !== undefined && from !== previous)
    throw new Refused(
      `This lead has been marked ${leadStageNames[previous].toLowerCase()} meanwhile`,
      'changed-meanwhile',
    );
  return [{ type: 'LeadStageSet', data: { slug, sessionId, stage, previous, ...(reason && { reason }) } }];
};

/** The same words under the same id are one note. */
export const addLeadNote = (
  state: ConversationState,
  note: OfFirm & { readonly noteId: string; readonly text: string; readonly author: string },
): ConversationEvent[] => {
  const { slug, sessionId, noteId, text, author } = note;
  const { notes } = ownOpenConversation(state, slug);
  const known = notes.find(({ id }) => id === noteId);
  if (known && known.text !== text) throw new Refused('This note id was used for another note');
  if (known) return [];
  if (notes.length >= notesInAll) throw new Refused(`A lead holds up to ${notesInAll} notes`, 'too-many');
  return [{ type: 'LeadNoteAdded', data: { slug, sessionId, noteId, text, author } }];
};
