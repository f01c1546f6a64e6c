import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AuditedEvent } from '@pilotlight/contracts/http/audit';
import { apiErrorFrom } from '../../../api/api-error';
import { AsyncView, type Loadable } from '../../../ui/AsyncView';
import { toast } from '../../../ui/toasts/toasts';
import { useViewEventPersonalDataMutation } from '../audit.api';
import type { AuditView } from '../audit-view';
import { CardHead } from '../frame/CardHead';
import { Missing } from '../frame/Missing';
import { ShowPersonalData } from '../values/ShowPersonalData';
import { daysInWords, typeInWords } from '../words';
import { EventFacts } from './EventFacts';
import { EventFields } from './EventFields';
import { CausationGraph } from './CausationGraph';

const CausationSkeleton = () => (
  <>
    <CardHead title="One event's story" />
    <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
      <Skeleton height={140} />
      <Skeleton height={112} />
    </Box>
  </>
);

const Told = ({ audited, view }: { readonly audited: AuditedEvent; readonly view: AuditView }) => {
  const { event, story: graph } = audited;
  const [look, looked] = useViewEventPersonalDataMutation();
  const shown = looked.originalArgs?.params?.['eventId'] === event.id ? looked.data : undefined;
  const fields = shown?.fields ?? event.fields;
  const show = async () => {
    try {
      await look({ params: { eventId: event.id } }).unwrap();
    } catch (thrown) {
      const { reason } = apiErrorFrom(thrown);
      toast({ variant: 'destructive', title: 'Not shown', ...(reason && { description: reason }) });
    }
  };
  const times = graph.events.map(({ at }) => at).toSorted();
  return (
    <>
      <CardHead title={`${typeInWords(event.type)}, and all that came of it`} small={event.type}>
        <Typography variant="small">{daysInWords(times[0] ?? event.at, times.at(-1) ?? event.at)}</Typography>
      </CardHead>
      <CausationGraph graph={graph} focus={event.id} view={view} />
      {graph.more && (
        <Typography variant="small" sx={{ px: 3, pb: 2 }}>
          More came of it than is drawn here.
        </Typography>
      )}
      <EventFacts
        audited={audited}
        view={view}
        personal={
          <ShowPersonalData
            values={event.fields?.map(({ value }) => value) ?? []}
            shown={shown !== undefined}
            busy={looked.isLoading}
            onShow={() => void show()}
          />
        }
      />
      <EventFields fields={fields} />
    </>
  );
};

/** One event with its causes and effects, its envelope and what it says. */
export const CausationCard = ({ of, view }: { readonly of: Loadable<AuditedEvent>; readonly view: AuditView }) => (
  <Card component="section" aria-label="Story">
    <AsyncView
      of={of}
      loading={<CausationSkeleton />}
      error="Failed to fetch the event"
      gone={<Missing title="No such event" />}
    >
      {(audited) => <Told key={audited.event.id} audited={audited} view={view} />}
    </AsyncView>
  </Card>
);
