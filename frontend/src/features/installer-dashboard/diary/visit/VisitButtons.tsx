import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../../../ui/icon';
import type { Draft } from '../useDraft';
import type { Said } from '../useVisitActs';
import { placeOf } from '../visit';

export interface VisitButtonsProps {
  readonly visit: Appointment;
  readonly draft: Draft | null;
  /** Whether the visit has begun: only then is it known how it went. */
  readonly hasBegun: boolean;
  readonly isBusy: boolean;
  readonly onSay: (status: Said) => void;
  readonly onMove: () => void;
  readonly onCancel: () => void;
  readonly onDrop: () => void;
  readonly onLetGo: () => void;
  /** Takes back what was last said; null once that is too late. */
  readonly onUndo: (() => void) | null;
}

const Primary = ({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) => (
  <Button
    variant="contained"
    disabled={busy}
    onClick={onClick}
    startIcon={<Check {...icon} />}
    sx={{ gridColumn: { md: '1 / -1' }, flex: { xs: 1, md: 'none' } }}
  >
    {children}
  </Button>
);

/** What can be done next with a visit; the first is the one that most likely follows. */
const actsOf = (props: VisitButtonsProps): ReactNode => {
  const { visit, draft, hasBegun, isBusy, onSay, onMove, onCancel, onDrop, onLetGo } = props;
  const { start } = placeOf(visit);
  const move = (
    <Button disabled={isBusy} onClick={onMove}>
      Move
    </Button>
  );
  const cancel = (
    <Button color="error" disabled={isBusy} onClick={onCancel}>
      Cancel
    </Button>
  );
  if (draft)
    return (
      <>
        <Primary busy={isBusy} onClick={onDrop}>
          Move to {placeOf({ ...visit, scheduledAt: draft.scheduledAt }).start}
        </Primary>
        <Button onClick={onLetGo} sx={{ gridColumn: '1 / -1' }}>
          Keep {start}
        </Button>
      </>
    );
  switch (visit.status) {
    case 'pending':
      return (
        <>
          <Primary busy={isBusy} onClick={() => onSay('confirmed')}>
            Confirm {start}
          </Primary>
          {move}
          {cancel}
        </>
      );
    case 'confirmed':
      return hasBegun ? (
        <>
          <Primary busy={isBusy} onClick={() => onSay('completed')}>
            Complete
          </Primary>
          <Button disabled={isBusy} onClick={() => onSay('no_show')}>
            No show
          </Button>
          {cancel}
        </>
      ) : (
        <>
          {move}
          {cancel}
        </>
      );
    case 'completed':
    case 'cancelled':
    case 'no_show':
      return null;
  }
};

export const VisitButtons = (props: VisitButtonsProps) => (
  <Box
    sx={{
      display: { xs: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: '1fr 1fr',
      gap: 1,
      '& .MuiButton-root': { px: { xs: 1.5, md: 2 } },
    }}
  >
    {actsOf(props)}
    {props.onUndo && (
      <Button
        startIcon={<Undo2 {...icon} />}
        disabled={props.isBusy}
        onClick={props.onUndo}
        sx={{ gridColumn: '1 / -1', flex: { xs: '1 1 100%' } }}
      >
        Undo
      </Button>
    )}
  </Box>
);
