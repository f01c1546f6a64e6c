import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { AsyncView, type Loadable } from '../../ui/AsyncView';
import { formatDate, formatTime } from '../../ui/format';
import { AnalyticsFigures, AnalyticsSkeleton } from './AnalyticsFigures';
import { PeriodBar } from './PeriodBar';
import type { usePeriodView } from './period-view';

interface AnalyticsOfPeriodProps {
  readonly view: ReturnType<typeof usePeriodView>;
  readonly of: Omit<Loadable<unknown>, 'data'> & {
    readonly currentData?: { readonly analytics: Analytics } | undefined;
  };
  /** What failed, in the words of the portal. */
  readonly error: string;
}

const shownInWords = ({ period, previous, at }: Analytics): string =>
  `${formatDate(period.from)} to ${formatDate(period.to)}, beside ${formatDate(previous.from)} to ${formatDate(previous.to)}. Updated ${formatTime(at)}`;

/** A period's figures, with the choice of the period above them. */
export const AnalyticsOfPeriod = ({ view, of: { currentData, ...asked }, error }: AnalyticsOfPeriodProps) => {
  const figures = (
    <AsyncView
      of={{ ...asked, ...(currentData && { data: currentData }) }}
      loading={<AnalyticsSkeleton />}
      error={error}
    >
      {({ analytics }) => <AnalyticsFigures {...analytics} />}
    </AsyncView>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, md: 2 } }}>
      <PeriodBar view={view} shown={currentData ? shownInWords(currentData.analytics) : ''} />
      {asked.isError ? <Card>{figures}</Card> : figures}
    </Box>
  );
};
