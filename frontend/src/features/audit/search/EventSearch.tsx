import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { catalogue } from '@pilotlight/contracts/catalogue/catalogue';
import { actorKinds } from '@pilotlight/contracts/events/event';
import { countedAtMost, type searchEvents } from '@pilotlight/contracts/http/audit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerOf } from '../../../api/api';
import { AsyncView, type Loadable } from '../../../ui/AsyncView';
import { formatCount } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { Notice } from '../../../ui/Notice';
import { addressOf, type AuditView } from '../audit-view';
import { typeInWords } from '../words';
import { EventList } from './EventList';
import { EventListSkeleton } from './EventListSkeleton';
import { Facet } from './Facet';
import { InstallerField } from './InstallerField';
import { TimeFacet } from './TimeFacet';
import { WhileFetching } from '../../../ui/WhileFetching';

type Found = AnswerOf<typeof searchEvents>;

const types = Object.keys(catalogue).toSorted();
const way = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 12.5 } as const;

interface EventSearchProps {
  readonly view: AuditView;
  readonly found: Loadable<Found> & { readonly isFetching: boolean; readonly currentData?: Found };
  readonly current: string | undefined;
  readonly onSearch: (change: Pick<AuditView, 'installer' | 'type' | 'actor' | 'from' | 'to'>) => void;
}

const Foot = ({ view, found }: { readonly view: AuditView; readonly found: Found }) => (
  <Box
    component="nav"
    aria-label="Pages"
    sx={{
      display: 'flex',
      gap: 2,
      px: 2,
      py: 1.5,
      mt: 1,
      borderTop: '1px solid var(--line)',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <Typography variant="small" role="status" sx={{ mr: 'auto' }}>
      {formatCount(found.entries.length)} of {formatCount(found.found)}
      {found.found === countedAtMost && ' or more'} found
    </Typography>
    {view.before !== undefined && (
      <Link component={RouterLink} to={addressOf({ ...view, before: undefined })} preventScrollReset sx={way}>
        <ChevronLeft {...smallIcon} /> Newest
      </Link>
    )}
    {found.older !== null && (
      <Link component={RouterLink} to={addressOf({ ...view, before: found.older })} preventScrollReset sx={way}>
        Older <ChevronRight {...smallIcon} />
      </Link>
    )}
  </Box>
);

/** Which events: by installer, type, actor and time, newest first. */
export const EventSearch = ({ view, found, current, onSearch }: EventSearchProps) => (
  <Card component="section" aria-label="Events">
    <Box role="search" sx={{ display: 'grid', gap: 1, p: 2, borderBottom: '1px solid var(--line)' }}>
      <InstallerField value={view.installer} onChoose={(installer) => onSearch({ installer })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 1 }}>
        <Facet
          label="Type"
          value={view.type}
          options={types}
          inWords={typeInWords}
          onChoose={(type) => onSearch({ type })}
        />
        <Facet label="Actor" value={view.actor} options={actorKinds} onChoose={(actor) => onSearch({ actor })} />
      </Box>
      <TimeFacet from={view.from} to={view.to} onChoose={onSearch} />
    </Box>
    <AsyncView
      of={found}
      loading={<EventListSkeleton />}
      error="Failed to fetch the events"
      isEmpty={({ entries }) => entries.length === 0}
      empty={<Notice title="No event was found" text="Nothing in the log matches this search." />}
    >
      {(answer) => (
        <WhileFetching of={found}>
          <EventList entries={answer.entries} view={view} current={current} />
          <Foot view={view} found={answer} />
        </WhileFetching>
      )}
    </AsyncView>
  </Card>
);
