import { gradeFilters } from '@pilotlight/contracts/http/conversations';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConversationFilters } from '../installer.api';

interface FiltersInAddress {
  readonly filters: ConversationFilters;
  readonly change: (changed: Partial<ConversationFilters>) => void;
}

/** Search and grade stand in the address, so that a link, Back and a reload keep them. */
export const useFilters = (): FiltersInAddress => {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const grade = gradeFilters.find((known) => known === parameters.get('grade')) ?? 'all';
  const filters = useMemo(() => ({ search, grade }), [search, grade]);
  const change = useCallback(
    (changed: Partial<ConversationFilters>) => {
      const next = { ...filters, ...changed };
      const given = { ...(next.search && { search: next.search }), ...(next.grade !== 'all' && { grade: next.grade }) };
      setParameters(given, { replace: true });
    },
    [filters, setParameters],
  );
  return { filters, change };
};
