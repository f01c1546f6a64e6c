import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { SearchField } from '../../../ui/SearchField';
import { Segmented } from '../../../ui/Segmented';
import type { TranscriptsView } from './useTranscripts';

interface TranscriptsToolbarProps {
  readonly view: TranscriptsView;
  readonly onShow: (change: Partial<TranscriptsView>) => void;
}

/** Search and grade of the conversations. */
export const TranscriptsToolbar = ({ view, onShow }: TranscriptsToolbarProps) => {
  const search = useCallback((text: string) => onShow({ search: text }), [onShow]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        p: { xs: '12px 16px', md: '8px 24px' },
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Typography id="conversations" variant="subhead" component="h2" sx={{ flex: 1 }}>
        Conversations
      </Typography>
      <Box sx={{ width: { xs: '100%', md: 288 } }}>
        <SearchField label="Name, contact or words" value={view.search} onSearch={search} />
      </Box>
      <Segmented<TranscriptsView['grade']>
        label="Grade"
        value={view.grade}
        options={[
          { value: 'all', label: 'All' },
          { value: 'A', label: 'A' },
          { value: 'B', label: 'B' },
          { value: 'C', label: 'C' },
        ]}
        onChange={(grade) => onShow({ grade })}
      />
    </Box>
  );
};
