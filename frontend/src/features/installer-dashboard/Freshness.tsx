import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../ui/format';
import { icon } from '../../ui/icon';
import { toast } from '../../ui/toasts/toasts';
import { installerLiveStore, useLiveState } from '../../shared/live/live-store';

interface Refreshable {
  readonly fulfilledTimeStamp?: number;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
}

/** When what is on the screen was last known to be all there is: its oldest part was fetched, or there was no news since. */
export const ShownAsOf = ({ of }: { of: readonly Refreshable[] }) => {
  const { heardAt, status } = useLiveState(installerLiveStore, (state) => state);
  const times = of.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  const stillTrue = of.every(({ isFetching, isError }) => !isFetching && !isError);
  const asOf = Math.max(Math.min(...times), stillTrue ? (heardAt ?? 0) : 0);
  return (
    <Typography variant="small" sx={{ minHeight: 18, fontVariantNumeric: 'tabular-nums' }}>
      {times.length > 0 && `Shown as of ${formatTime(new Date(asOf))}`}
      {times.length > 0 && status === 'cut' && ' · not live'}
    </Typography>
  );
};

interface RefreshButtonProps {
  readonly of: readonly Refreshable[];
  /** What to say when it fails, in the product's words. What was shown stays. */
  readonly error: string;
}

/** Fetches again what is on the screen, at once. */
export const RefreshButton = ({ of, error }: RefreshButtonProps) => {
  const [asked, setAsked] = useState(false);
  const refresh = async () => {
    setAsked(true);
    const answers = await Promise.all(of.map(({ refetch }) => refetch()));
    setAsked(false);
    if (answers.some(({ isError }) => isError)) toast({ variant: 'destructive', title: error });
  };
  return (
    <Button onClick={() => void refresh()} disabled={asked} startIcon={<RefreshCw {...icon} />}>
      Refresh
    </Button>
  );
};
