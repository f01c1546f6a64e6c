import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { mostLeadsSelected } from '@pilotlight/contracts/http/leads';
import { X } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../api/api-error';
import { formatCount } from '../../ui/format';
import { icon } from '../../ui/icon';
import { toast } from '../../ui/toasts/toasts';
import type { Selection } from '../selection/useSelection';
import { LeadActions } from './LeadActions';
import { leadsInWords } from './lead-words';
import { type LeadsAsked, useLazyLeadSelectionQuery } from './lead-hub.api';
import { StageDialog } from './StageDialog';
import { StageResult } from './StageResult';
import type { useStageChanges } from './useStageChanges';

const bar = {
  position: 'sticky',
  bottom: { xs: 72, md: 16 },
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
} as const;

interface LeadSelectionBarProps {
  readonly asked: LeadsAsked;
  readonly selection: Selection;
  /** Whether the list finds more than are selected. */
  readonly hasMore: boolean;
  readonly changes: ReturnType<typeof useStageChanges>;
  readonly nameOf: (sessionId: string) => string;
  /** Whose all the selected are, where the admin selects those of one installer. */
  readonly slug: string | undefined;
  /** What came of a change was read, and nothing is selected any more. */
  readonly onDone: () => void;
}

/** Comes up with the first selected lead: how many, the way to all, and their stage; after a change, for a minute, the way back. */
export const LeadSelectionBar = (props: LeadSelectionBarProps) => {
  const { asked, selection, hasMore, changes, nameOf, slug, onDone } = props;
  const [asking, setAsking] = useState(false);
  /** How many are all that the list finds, once they were selected. */
  const [all, setAll] = useState<{ readonly of: LeadsAsked; readonly count: number } | null>(null);
  const [fetchAll, fetching] = useLazyLeadSelectionQuery();
  const { progress, back } = changes;
  const count = selection.selected.size;
  const isAll = all?.of === asked && all.count === count;
  const selectAll = async () => {
    try {
      const { leads, more } = await fetchAll(asked).unwrap();
      selection.set(leads.map(({ sessionId }) => sessionId));
      setAll(more ? null : { of: asked, count: leads.length });
      if (more)
        toast({
          title: `The first ${formatCount(mostLeadsSelected)} are selected`,
          description: 'No more can be at once.',
        });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't select all", description });
    }
  };
  return (
    <>
      {(count > 0 || back.length > 0) && (
        <Box role="region" aria-label="Selected leads" sx={bar}>
          <Typography role="status" variant="subhead" component="p" sx={{ pl: 1, fontVariantNumeric: 'tabular-nums' }}>
            {count > 0 ? `${formatCount(count)} selected` : `Stage of ${leadsInWords(back.length)} set`}
          </Typography>
          {count > 0 && (
            <>
              {hasMore && !isAll && count < mostLeadsSelected && (
                <Button size="small" variant="text" disabled={fetching.isFetching} onClick={() => void selectAll()}>
                  Select all that match, up to {formatCount(mostLeadsSelected)}
                </Button>
              )}
              <IconButton aria-label="Clear selection" onClick={selection.clear}>
                <X {...icon} />
              </IconButton>
            </>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            {count > 0 && (
              <LeadActions
                portal={asked.portal}
                selected={[...selection.selected]}
                filters={asked.filters}
                slug={slug}
              />
            )}
            {back.length > 0 && <Button onClick={() => void changes.undo()}>Undo</Button>}
            {count > 0 && asked.portal === 'installer' && (
              <Button variant="contained" onClick={() => setAsking(true)}>
                Set stage
              </Button>
            )}
          </Box>
        </Box>
      )}
      {asking && (
        <StageDialog
          count={count}
          onClose={() => setAsking(false)}
          onSet={(stage, reason) => {
            setAsking(false);
            const wanted = [...selection.selected].map((sessionId) => ({
              sessionId,
              stage,
              ...(reason && { reason }),
            }));
            void changes.run(stage, wanted);
          }}
        />
      )}
      {progress && (
        <StageResult
          progress={progress}
          changes={changes}
          nameOf={nameOf}
          onClose={() => {
            changes.close();
            selection.clear();
            onDone();
          }}
        />
      )}
    </>
  );
};
