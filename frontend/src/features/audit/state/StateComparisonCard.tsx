import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { AsyncView } from '../../../ui/AsyncView';
import { formatCount, formatExactDateTime } from '../../../ui/format';
import { Segmented } from '../../../ui/Segmented';
import { toast } from '../../../ui/toasts/toasts';
import { useInstallerStateComparisonQuery, useViewInstallerPersonalDataMutation } from '../audit.api';
import { CardHead } from '../frame/CardHead';
import { ShowPersonalData } from '../values/ShowPersonalData';
import { MomentSlider } from './MomentSlider';
import { StateComparisonTable } from './StateComparisonTable';

const title = 'The installer then and now';

const StateSkeleton = () => (
  <>
    <CardHead title={title} />
    <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
      <Skeleton height={56} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={24} />
      ))}
    </Box>
  </>
);

interface StandingProps {
  readonly installer: string;
  readonly at: string;
  readonly onMoment: (at: string) => void;
}

const Compared = ({ installer, at, onMoment, compared }: StandingProps & { readonly compared: StateComparison }) => {
  const [rows, setRows] = useState<'all' | 'differences'>('all');
  const [look, looked] = useViewInstallerPersonalDataMutation();
  const asked = looked.originalArgs;
  const shown = asked?.body.at === at && asked.params?.['slug'] === installer ? looked.data : undefined;
  const show = async () => {
    try {
      await look({ params: { slug: installer }, body: { at } }).unwrap();
    } catch (thrown) {
      const { reason } = apiErrorFrom(thrown);
      toast({ variant: 'destructive', title: 'Not shown', ...(reason && { description: reason }) });
    }
  };
  const told = shown ?? compared;
  return (
    <>
      <CardHead title={title}>
        <Segmented
          label="Rows"
          value={rows}
          onChange={setRows}
          options={[
            { value: 'all', label: 'All', count: told.fields.length },
            { value: 'differences', label: 'Differences', count: told.fields.filter(({ differs }) => differs).length },
          ]}
        />
      </CardHead>
      <MomentSlider compared={compared} onMoment={onMoment} />
      <Typography variant="small" sx={{ display: { md: 'none' }, px: 2, pb: 1 }}>
        {formatExactDateTime(compared.was.at)}, beside now
      </Typography>
      {rows === 'differences' && told.fields.every(({ differs }) => !differs) ? (
        <Typography variant="body" role="status" sx={{ px: { xs: 2, md: 3 }, py: 3, color: 'var(--text-soft)' }}>
          Nothing differs: the installer stood then as it stands now.
        </Typography>
      ) : (
        <StateComparisonTable compared={told} differences={rows === 'differences'} />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '4px 16px',
          px: { xs: 2, md: 3 },
          py: 1.5,
          borderTop: '1px solid var(--line)',
          fontSize: 12.5,
          color: 'var(--text-soft)',
        }}
      >
        <span>
          Rebuilt from the installer's first {formatCount(told.was.events)} events in {Math.ceil(told.took)} ms.
        </span>
        <span>
          Personal data:{' '}
          <ShowPersonalData
            values={told.fields.flatMap(({ was, now }) => [was, now])}
            shown={shown !== undefined}
            busy={looked.isLoading}
            onShow={() => void show()}
          />
        </span>
      </Box>
    </>
  );
};

/** An installer's state as of a moment beside the state now. */
export const StateComparisonCard = (props: StandingProps) => {
  const { installer, at } = props;
  const state = useInstallerStateComparisonQuery(
    { params: { slug: installer }, query: { at } },
    { refetchOnMountOrArgChange: true },
  );
  // While another moment of the same installer is fetched, the one before stays.
  const held = state.data && state.originalArgs?.params?.['slug'] === installer ? state.data : state.currentData;
  return (
    <Card component="section" aria-label={title}>
      <AsyncView
        of={{ ...(held && { data: held }), isError: state.isError, refetch: state.refetch }}
        loading={<StateSkeleton />}
        error="Failed to fetch the installer's state"
      >
        {(compared) => <Compared {...props} compared={compared} />}
      </AsyncView>
    </Card>
  );
};
