import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '../../ui/format';
import { icon } from '../../ui/icon';
import { toast } from '../../ui/toasts/toasts';

interface Refreshable {
  readonly fulfilledTimeStamp?: number;
  readonly isFetching: boolean;
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
}

/** When the oldest part of what is on the screen was fetched. */
export const ShownAsOf = ({ of }: { of: readonly Refreshable[] }) => {
  const times = of.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return (
    <Typography variant="small" role="status" sx={{ minHeight: 18, fontVariantNumeric: 'tabular-nums' }}>
      {times.length > 0 && `Shown as of ${formatTime(new Date(Math.min(...times)))}`}
    </Typography>
  );
};

interface RefreshButtonProps {
  readonly of: readonly Refreshable[];
  /** What to say when it fails, in the product's words. What was shown stays. */
  readonly error: string;
}

/** Fetches again what is on the screen: nothing here changes by itself. */
export const RefreshButton = ({ of, error }: RefreshButtonProps) => {
  const refresh = async () => {
    const answers = await Promise.all(of.map(({ refetch }) => refetch()));
    if (answers.some(({ isError }) => isError)) toast({ variant: 'destructive', title: error });
  };
  return (
    <Button
      onClick={() => void refresh()}
      disabled={of.some(({ isFetching }) => isFetching)}
      startIcon={<RefreshCw {...icon} />}
    >
      Refresh
    </Button>
  );
};
