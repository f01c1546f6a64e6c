import { type AskedField, askedFieldOf } from '@pilotlight/contracts/values/asked-for';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { DialogueReply } from './dialogue';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';

export interface Asking {
  readonly asked: AskedFor;
  readonly askedSoFar: readonly AskedField[];
  readonly photosAskedFor: readonly PhotoSlot[];
  readonly requested: readonly SheetField[];
}

export const nothingAsked: Asking = { asked: null, askedSoFar: [], photosAskedFor: [], requested: [] };

type Answer = Pick<DialogueReply, 'asksFor' | 'asksForPhoto'>;

export const afterAnswer = (before: Asking, { asksFor, asksForPhoto }: Answer): Asking => ({
  asked: asksFor,
  askedSoFar: asksFor ? [...before.askedSoFar, asksFor] : before.askedSoFar,
  photosAskedFor: asksForPhoto ? [...before.photosAskedFor, asksForPhoto] : before.photosAskedFor,
  requested:
    before.requested.length > 0
      ? before.requested.filter((field) => askedFieldOf(field) !== asksFor)
      : before.requested,
});
