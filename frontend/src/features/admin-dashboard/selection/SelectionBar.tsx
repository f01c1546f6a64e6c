import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ChatbotAct, mostSelected } from '@pilotlight/contracts/http/chatbots';
import { CirclePause, CirclePlay, X } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { formatCount } from '../../../ui/format';
import { icon, smallIcon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import { useLazyMatchingInstallersQuery } from '../admin-dashboard.api';
import type { InstallersView } from './installers-view';
import { BulkDialog } from './BulkDialog';
import type { Selection } from '../../../shared/selection/useSelection';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly view: InstallersView;
  readonly total: number;
}

/** Comes up with the first selected installer: how many, the way to all, and what can be done with them. */
export const SelectionBar = ({ selection, view, total }: SelectionBarProps) => {
  const [act, setAct] = useState<{ readonly act: ChatbotAct; readonly slugs: readonly string[] } | null>(null);
  const [fetchAll, fetching] = useLazyMatchingInstallersQuery();
  const count = selection.selected.size;
  const { page: _, ...asked } = view;
  const all = Math.min(total, mostSelected);
  const selectAll = async () => {
    try {
      selection.set((await fetchAll({ query: asked }).unwrap()).slugs);
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't select all", description });
    }
  };
  const ask = (wanted: ChatbotAct) => setAct({ act: wanted, slugs: [...selection.selected] });
  return (
    <>
      {count > 0 && (
        <Box
          role="region"
          aria-label="Selected installers"
          sx={{
            position: 'sticky',
            bottom: { xs: 8, md: 16 },
            zIndex: 3,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 1,
            p: { xs: 1, md: '12px 12px 12px 20px' },
            background: 'var(--surface)',
            border: '1px solid var(--line-strong)',
            borderRadius: '12px',
            boxShadow: 'var(--shadow-float)',
            '& .MuiButton-root': { flex: { xs: '1 1 auto', md: 'none' } },
          }}
        >
          <Typography
            role="status"
            variant="subhead"
            component="p"
            sx={{ pl: { xs: 1, md: 0 }, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatCount(count)} selected
          </Typography>
          {count < all && (
            <Button size="small" variant="text" disabled={fetching.isFetching} onClick={() => void selectAll()}>
              Select all {formatCount(all)}
            </Button>
          )}
          <IconButton aria-label="Clear selection" onClick={selection.clear} sx={{ ml: { xs: 'auto', md: 0 } }}>
            <X {...icon} />
          </IconButton>
          <Box sx={{ display: 'flex', gap: 1, ml: { md: 'auto' }, flex: { xs: '1 1 100%', md: 'none' } }}>
            <Button startIcon={<CirclePlay {...smallIcon} />} onClick={() => ask('resume')}>
              Resume
            </Button>
            <Button startIcon={<CirclePause {...smallIcon} />} onClick={() => ask('suspend')}>
              Suspend
            </Button>
          </Box>
        </Box>
      )}
      {act && (
        <BulkDialog
          {...act}
          onClose={() => {
            setAct(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
};
