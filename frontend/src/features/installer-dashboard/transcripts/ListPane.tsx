import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/SearchField';
import { Segmented } from '../../../ui/Segmented';
import type { ConversationFilters } from '../installer.api';

const grades = [
  { value: 'all', label: 'All' },
  { value: 'A', label: 'A Hot' },
  { value: 'B', label: 'B Warm' },
  { value: 'C', label: 'C Cold' },
] as const satisfies readonly { value: ConversationFilters['grade']; label: string }[];

interface ListPaneProps {
  readonly filters: ConversationFilters;
  readonly onSearch: (search: string) => void;
  readonly onGrade: (grade: ConversationFilters['grade']) => void;
  readonly shownAsOf: ReactNode;
  readonly refresh: ReactNode;
  readonly children: ReactNode;
}

/** The head of the list, which stays in sight, and the conversations below it. */
export const ListPane = ({ filters, onSearch, onGrade, shownAsOf, refresh, children }: ListPaneProps) => {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box sx={{ display: 'grid', gap: 1.5, p: { xs: '16px 16px 12px', md: '24px 16px 16px' } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <div>
            <Typography variant="title" component="h2">
              Transcripts
            </Typography>
            {shownAsOf}
          </div>
          {refresh}
        </Box>
        <SearchField label="Email, phone, first or last name" value={filters.search} onSearch={onSearch} />
        <Box sx={{ '& .MuiToggleButtonGroup-root': { width: '100%' }, '& button': { flex: '1 1 auto', px: '4px' } }}>
          <Segmented label="Grade" value={filters.grade} options={grades} onChange={onGrade} />
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>{children}</Box>
    </Box>
  );
};
