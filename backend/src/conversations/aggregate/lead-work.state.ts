import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { ForwardChannel } from '@pilotlight/contracts/values/lead-forward';
import type { LeadNote } from '@pilotlight/contracts/values/lead-note';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { LostReason } from '@pilotlight/contracts/values/lost-reason';
import type { Asking } from '@pilotlight/assistant/dialogue/asked-so-far';

/** One to a colleague: `to` is an email address or E.164. */
export interface LeadForward {
  readonly id: string;
  readonly channel: ForwardChannel;
  readonly to: string;
}

export interface LeadWork {
  readonly stage: LeadStage;
  readonly lostReason: LostReason | null;
  /** Of a won one. */
  readonly valuePence: number | null;
  readonly notes: readonly LeadNote[];
  readonly forwards: readonly LeadForward[];
  /** All that the installer wanted asked for and that nobody has given since. */
  readonly awaited: readonly SheetField[];
}

export const noLeadWork: LeadWork = {
  stage: 'new',
  lostReason: null,
  valuePence: null,
  notes: [],
  forwards: [],
  awaited: [],
};

type Requests = Pick<Asking, 'requested'> & Pick<LeadWork, 'awaited'>;
type Done = RecordedEvent<
  Extract<ConversationEvent, { type: 'JobDetailRequested' | 'LeadStageSet' | 'LeadNoteAdded' | 'LeadForwarded' }>
>;

const withRequest = ({ requested, awaited }: Requests, field: SheetField): Requests => ({
  requested: [...requested.filter((each) => each !== field), field],
  awaited: [...awaited.filter((each) => each !== field), field],
});

export const afterWork = (work: LeadWork & Requests, event: Done): Partial<LeadWork & Requests> => {
  switch (event.type) {
    case 'JobDetailRequested':
      return withRequest(work, event.data.field);
    case 'LeadStageSet':
      return {
        stage: event.data.stage,
        lostReason: event.data.reason ?? null,
        valuePence: event.data.valuePence ?? null,
      };
    case 'LeadNoteAdded': {
      const { noteId: id, text, author } = event.data;
      return { notes: [...work.notes, { id, text, author, at: event.at }] };
    }
    case 'LeadForwarded': {
      const { forwardId: id, channel, to } = event.data;
      return { forwards: [...work.forwards, { id, channel, to }] };
    }
  }
};

export const answered = (
  { requested, awaited }: Requests,
  facts: Readonly<Partial<Record<string, string>>>,
): Requests => ({ requested: without(requested, facts), awaited: without(awaited, facts) });

const without = (
  fields: readonly SheetField[],
  facts: Readonly<Partial<Record<string, string>>>,
): readonly SheetField[] => (fields.length > 0 ? fields.filter((field) => !facts[field]) : fields);
