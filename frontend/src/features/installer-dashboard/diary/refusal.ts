import {
  type Appointment,
  changedMeanwhileSchema,
  type Slot,
  takenSchema,
} from '@pilotlight/contracts/http/appointments';
import { type ApiError, apiErrorFrom, failedBody } from '../../../api/api-error';

/** Why a visit could not be put where it should be. */
export type Refusal =
  /** Another one is there; the nearest times that are free. */
  | { readonly kind: 'taken'; readonly reason: string; readonly slots: readonly Slot[] }
  /** Somebody was quicker: the visit as it stands now. */
  | { readonly kind: 'changed-meanwhile'; readonly appointment: Appointment }
  | { readonly kind: 'other'; readonly reason: string };

const wordsOf = ({ reason }: ApiError): string => reason ?? 'Please try again.';

export const refusalFrom = (thrown: unknown): Refusal => {
  const error = apiErrorFrom(thrown);
  if (error.status !== 409) return { kind: 'other', reason: wordsOf(error) };
  const body = failedBody(error);
  const changed = changedMeanwhileSchema.safeParse(body);
  if (changed.success) return { kind: 'changed-meanwhile', appointment: changed.data.appointment };
  const taken = takenSchema.safeParse(body);
  return taken.success
    ? { kind: 'taken', reason: taken.data.message, slots: taken.data.slots }
    : { kind: 'other', reason: wordsOf(error) };
};
