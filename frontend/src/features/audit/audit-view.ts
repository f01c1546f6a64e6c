import { actorKinds } from '@pilotlight/contracts/events/event';
import { slugSchema } from '@pilotlight/contracts/values/slug';
import { addDays, londonMidnight } from '@pilotlight/contracts/values/london-day';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';

/** What the address asks for; what it says wrongly counts as not said. */
const viewSchema = z.object({
  installer: slugSchema.optional().catch(undefined),
  type: z.string().max(100).optional(),
  actor: z.enum(actorKinds).optional().catch(undefined),
  /** London days, both inclusive. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  before: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The event that is looked at. */
  event: z.uuid().optional().catch(undefined),
  /** The moment of the installer's state; by default the event's. */
  at: z.iso.datetime().optional().catch(undefined),
});
export type AuditView = z.infer<typeof viewSchema>;

/** Fits the list beside a causation graph on one screen. */
export const pageSize = 20;

/** The search as the server is asked for it. */
export const searchOf = ({ installer, type, actor, from, to, before }: AuditView) => ({
  installer,
  type,
  actor,
  from: from && londonMidnight(from),
  to: to && londonMidnight(addDays(to, 1)),
  before,
  limit: pageSize,
});

/** The address of a view. */
export const addressOf = (view: AuditView): string => {
  const said = Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `?${new URLSearchParams(said).toString()}`;
};

/** What the address asks for, and the way to another view: a changed search begins at its newest event. */
export const useAuditView = () => {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewSchema.parse(Object.fromEntries(address)), [address]);
  const search = useCallback(
    (change: Pick<AuditView, 'installer' | 'type' | 'actor' | 'from' | 'to'>) =>
      setAddress(addressOf({ ...view, before: undefined, event: undefined, at: undefined, ...change }), {
        preventScrollReset: true,
      }),
    [view, setAddress],
  );
  const show = useCallback(
    (change: Pick<AuditView, 'at'>) =>
      setAddress(addressOf({ ...view, ...change }), { replace: true, preventScrollReset: true }),
    [view, setAddress],
  );
  return { view, search, show };
};
