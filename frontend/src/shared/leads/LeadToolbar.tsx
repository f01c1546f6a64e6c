import Box from '@mui/material/Box';
import type { LeadCounts } from '@pilotlight/contracts/http/lead-hub';
import { type ReactNode, useCallback } from 'react';
import { SearchField } from '../../ui/SearchField';
import { SavedViews } from '../saved-views/SavedViews';
import { LeadActions } from './LeadActions';
import { LeadFilterFields } from './LeadFilterFields';
import type { Portal } from './lead-hub.api';
import type { LeadView } from './useLeadView';

interface LeadToolbarProps {
  readonly portal: Portal;
  readonly view: LeadView;
  readonly counts: LeadCounts | undefined;
  readonly onClear: () => void;
  /** Whose saved views they are, and where the list is. */
  readonly person: string;
  readonly path: string;
  readonly installerField?: ReactNode;
}

const none: readonly string[] = [];

/** Search, filters, saved views and the ways out of the hub. */
export const LeadToolbar = (props: LeadToolbarProps) => {
  const { portal, view, counts, onClear, person, path, installerField } = props;
  const { filters, show } = view;
  const search = useCallback((text: string) => show({ search: text }), [show]);
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: { xs: '16px 0 8px', md: '24px 0 16px' },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 240px', md: 1 }, minWidth: 0, maxWidth: { md: 432 } }}>
        <SearchField label="Name, phone, email, postcode, place or topic" value={filters.search} onSearch={search} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        <LeadActions portal={portal} selected={none} filters={filters} />
        <SavedViews list={portal === 'admin' ? 'leads' : 'own-leads'} person={person} path={path} />
      </Box>
      <LeadFilterFields view={view} counts={counts} onClear={onClear}>
        {installerField}
      </LeadFilterFields>
    </Box>
  );
};
