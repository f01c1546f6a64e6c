import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditedEvent } from '@pilotlight/contracts/http/audit';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDateTime } from '../../../ui/format';
import { monospace } from '../../../ui/monospace';
import { addressOf, type AuditView } from '../audit-view';
import { actorInWords, keyInWords, shortHash, typeInWords } from '../words';

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  borderTop: '1px solid var(--line)',
  '& > div': { minWidth: 0, py: 1.5, pr: 2, pl: { xs: 2, md: 3 } },
  '& > div:nth-of-type(n + 3)': { borderTop: { xs: '1px solid var(--line)', md: 0 } },
  '& > div:nth-of-type(n + 5)': { borderTop: '1px solid var(--line)' },
  '& dt': { font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif", color: 'var(--text-soft)' },
  '& dd': {
    color: 'var(--ink)',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} as const;

const Hash = ({ hash }: { readonly hash: string }) => (
  <Box component="span" title={hash} sx={{ fontFamily: monospace, fontSize: 12.5 }}>
    {shortHash(hash)}
  </Box>
);

const Fact = ({
  name,
  whole,
  children,
}: {
  readonly name: string;
  readonly whole?: string;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{name}</dt>
    <dd title={whole}>{children}</dd>
  </div>
);

interface EventFactsProps {
  readonly audited: AuditedEvent;
  readonly view: AuditView;
  readonly personal: ReactNode;
}

/** One event's envelope, its place in the chain, and what caused it. */
export const EventFacts = ({ audited: { event, story: graph, link }, view, personal }: EventFactsProps) => {
  const causeId = graph.events.find(({ id }) => id === event.id)?.causedBy;
  const cause = graph.events.find(({ id }) => id === causeId);
  const fact = graph.outside.find(({ id }) => id === causeId);
  return (
    <Box component="dl" sx={facts}>
      <Fact name="Event">{formatCount(event.number)}</Fact>
      <Fact name="Stream" whole={event.stream}>
        {event.stream}, {event.revision}
      </Fact>
      <Fact name="Actor" whole={event.actor.id ?? event.actor.kind}>
        {actorInWords(event.actor)}
        {event.byKey && `, by ${keyInWords(event.byKey)}`}
      </Fact>
      <Fact name="Caused by">
        {cause ? (
          <Link component={RouterLink} to={addressOf({ ...view, event: cause.id, at: undefined })} preventScrollReset>
            {typeInWords(cause.type)}, event {formatCount(cause.number)}
          </Link>
        ) : (
          (fact?.title.toLowerCase() ?? '–')
        )}
      </Fact>
      <Fact name="Link before">{link?.before ? <Hash hash={link.before} /> : '–'}</Fact>
      <Fact name="Own link">{link ? <Hash hash={link.own} /> : 'not chained yet'}</Fact>
      <Fact name="Sealed">{link?.sealedAt ? formatDateTime(link.sealedAt) : '–'}</Fact>
      <Fact name="Personal data">{personal}</Fact>
    </Box>
  );
};
