import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saidOf } from './lead-hub.api';

const { shape } = leadFiltersSchema;

/** What an address says wrongly counts as not said. */
const viewSchema = leadFiltersSchema.extend({
  search: shape.search.catch(''),
  grade: shape.grade.catch('all'),
  intent: shape.intent.catch('all'),
  stage: shape.stage.catch('all'),
  area: shape.area.catch(''),
  from: shape.from.catch(''),
  to: shape.to.catch(''),
  installer: shape.installer.catch(''),
  sort: shape.sort.catch('newest'),
});

/** Search and filters stand in the address, so that a link, Back, a reload and a saved view keep them. */
export const useLeadView = () => {
  const [address, setAddress] = useSearchParams();
  const said = address.toString();
  const filters = useMemo<LeadFilters>(() => viewSchema.parse(Object.fromEntries(new URLSearchParams(said))), [said]);
  const show = useCallback(
    (change: Partial<LeadFilters>) =>
      setAddress((now) => saidOf({ ...viewSchema.parse(Object.fromEntries(now)), ...change }), {
        replace: change.search !== undefined,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  const clear = useCallback(() => setAddress({}, { preventScrollReset: true }), [setAddress]);
  return { filters, show, clear, isFiltered: Object.keys(saidOf({ ...filters, sort: 'newest' })).length > 0 };
};

export type LeadView = ReturnType<typeof useLeadView>;
