import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { InkBand } from '../../ui/InkBand';
import { Notice } from '../../ui/Notice';
import { useTabTitle } from '../../ui/PageTitle';
import { useAuditedEventQuery, useSearchEventsQuery } from './audit.api';
import { searchOf, useAuditView } from './audit-view';
import { ChainBand } from './chain/ChainBand';
import { BackToEvents } from './frame/BackToEvents';
import { AuditHeader } from './frame/AuditHeader';
import { page } from './frame/page';
import { EventSearch } from './search/EventSearch';
import { StateComparisonCard } from './state/StateComparisonCard';
import { CausationCard } from './causation/CausationCard';

// The newest page follows the log, once what is looked at is pinned.
const pollingInterval = 10_000;

/** The audit: an installer's chain, its events, what one event came of, and the installer then and now. */
export const AuditScreen = () => {
  const { view, search, show } = useAuditView();
  const found = useSearchEventsQuery(
    { query: searchOf(view) },
    { refetchOnMountOrArgChange: true, pollingInterval: view.event && view.before === undefined ? pollingInterval : 0 },
  );
  const eventId = view.event ?? found.currentData?.entries[0]?.id;
  const audited = useAuditedEventQuery(
    { params: { eventId: eventId ?? '' } },
    { skip: eventId === undefined, refetchOnMountOrArgChange: true },
  );
  const event = audited.currentData?.event;
  const installer = view.installer ?? event?.installerId ?? undefined;
  useTabTitle(installer ? `${installer} · Audit` : 'Audit');
  return (
    <>
      <InkBand>
        <AuditHeader />
        {installer ? (
          <ChainBand key={installer} installer={installer} />
        ) : (
          <Box component="section" aria-label="Chain status" sx={{ ...page, pt: 1, pb: 3, minHeight: { lg: 104 } }}>
            <Typography variant="title" component="h1">
              Audit
            </Typography>
            <Typography variant="small" sx={{ mt: 0.5 }}>
              Choose an installer to see its chain.
            </Typography>
          </Box>
        )}
      </InkBand>
      <Box
        component="main"
        sx={{
          ...page,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)', lg: '384px minmax(0, 1fr)' },
          gap: { xs: 1, md: 2 },
          alignItems: 'start',
          pt: { xs: 2, md: 3 },
          pb: 6,
        }}
      >
        <Box sx={{ minWidth: 0, display: { xs: view.event ? 'none' : 'block', md: 'block' } }}>
          <EventSearch
            view={view}
            found={{ ...found, ...(found.currentData ? { data: found.currentData } : {}) }}
            current={eventId}
            onSearch={search}
          />
        </Box>
        <Box sx={{ display: { xs: view.event ? 'grid' : 'none', md: 'grid' }, gap: { xs: 1, md: 2 }, minWidth: 0 }}>
          {view.event && <BackToEvents view={view} />}
          {eventId === undefined ? (
            found.currentData && (
              <Card>
                <Notice
                  title="No event to show"
                  text="Events that a search finds are told here, from cause to effects."
                />
              </Card>
            )
          ) : (
            <CausationCard
              of={{
                ...(audited.currentData && { data: audited.currentData }),
                isError: audited.isError,
                error: audited.error,
                refetch: audited.refetch,
              }}
              view={view}
            />
          )}
          {installer && event && (
            <StateComparisonCard installer={installer} at={view.at ?? event.at} onMoment={(at) => show({ at })} />
          )}
        </Box>
      </Box>
    </>
  );
};
