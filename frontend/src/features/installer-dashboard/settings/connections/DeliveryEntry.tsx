import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Attempt, Connection, Delivery } from '@pilotlight/contracts/http/connections';
import type { DeliveredLead } from '@pilotlight/contracts/http/delivered-lead';
import { Link as RouterLink } from 'react-router-dom';
import { attemptInWords, noteOf, sentEventNames, statusLooks } from '../../../../shared/leads/connection-words';
import { useRedeliverMutation } from '../../../../shared/leads/connections.api';
import { leadName } from '../../../../shared/leads/lead-words';
import { Badge } from '../../../../ui/Badge';
import { formatDateTime, formatExactDateTime } from '../../../../ui/format';
import { monospace } from '../../../../ui/monospace';
import { toast } from '../../../../ui/toasts/toasts';
import { transcriptPath } from '../../transcript-path';
import { tellNotDone } from '../security/not-done';

interface AttemptLineProps {
  readonly kind: Connection['kind'];
  readonly attempt: Attempt;
}

const AttemptLine = ({ kind, attempt }: AttemptLineProps) => (
  <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="small">
      {formatExactDateTime(attempt.at)} · {attemptInWords(kind, attempt)}
      {attempt.milliseconds !== null && ` · ${attempt.milliseconds} ms`}
    </Typography>
    {attempt.answer && (
      <Box
        component="pre"
        aria-label="The receiver's answer"
        sx={{
          m: 0,
          p: 1,
          maxHeight: 160,
          overflow: 'auto',
          borderRadius: '8px',
          background: 'var(--surface-sunk)',
          font: `12px/16px ${monospace}`,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {attempt.answer}
      </Box>
    )}
  </Box>
);

interface DeliveryEntryProps {
  readonly connection: Connection;
  readonly delivery: Delivery;
  /** Unknown for a test, and where the visitor was erased. */
  readonly lead: DeliveredLead | undefined;
}

/** One delivery with each attempt, and the button that sends it again. */
export const DeliveryEntry = ({ connection, delivery, lead }: DeliveryEntryProps) => {
  const [redeliver, { isLoading }] = useRedeliverMutation();
  const { id, event, at, status, attempts, nextAttemptAt } = delivery;
  const note = noteOf(delivery);
  const again = async () => {
    const { data, error } = await redeliver({ params: { connectionId: connection.id, deliveryId: id } });
    if (error) return tellNotDone("Couldn't send it again", error);
    const { label, tone } = statusLooks[data.delivery.status];
    toast({ ...(tone === 'bad' && { variant: 'destructive' }), title: `Sent again: ${label}` });
  };
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="label" component="h3">
          {sentEventNames[event]}
        </Typography>
        <Badge {...statusLooks[status]} />
        <Typography variant="small" sx={{ flex: 1 }}>
          {formatDateTime(at)}
        </Typography>
        {status !== 'sending' && (
          <Button
            size="small"
            disabled={isLoading || !connection.enabled}
            onClick={() => void again()}
            sx={{ minHeight: { xs: 44, md: 32 } }}
          >
            {isLoading ? 'Sending...' : 'Redeliver'}
          </Button>
        )}
      </Box>
      {lead && (
        <Link
          component={RouterLink}
          to={transcriptPath(lead.id)}
          sx={{ justifySelf: 'start', display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 'auto' } }}
        >
          {[leadName(lead), lead.place].filter(Boolean).join(', ')}
        </Link>
      )}
      {note && <Typography variant="small">{note}</Typography>}
      {nextAttemptAt && <Typography variant="small">Next attempt {formatDateTime(nextAttemptAt)}</Typography>}
      <Typography variant="small" sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
        {id}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.attempt} kind={connection.kind} attempt={attempt} />
        ))}
      </Box>
    </Card>
  );
};
