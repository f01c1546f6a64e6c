import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Attempt, Connection, Delivery } from '@pilotlight/contracts/http/connections';
import { attemptInWords, noteOf, sentEventNames, statusLooks } from '../../../../shared/leads/connection-words';
import { useRedeliverMutation } from '../../../../shared/leads/connections.api';
import { Badge } from '../../../../ui/Badge';
import { formatDateTime, formatExactDateTime } from '../../../../ui/format';
import { monospace } from '../../../../ui/monospace';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from '../security/not-done';

const AttemptLine = ({ attempt }: { readonly attempt: Attempt }) => (
  <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="small">
      {formatExactDateTime(attempt.at)} · {attemptInWords(attempt)}
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
}

/** One delivery with each attempt, and the button that sends it again. */
export const DeliveryEntry = ({ connection, delivery }: DeliveryEntryProps) => {
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
      {note && <Typography variant="small">{note}</Typography>}
      {nextAttemptAt && <Typography variant="small">Next attempt {formatDateTime(nextAttemptAt)}</Typography>}
      <Typography variant="small" sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
        {id}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.attempt} attempt={attempt} />
        ))}
      </Box>
    </Card>
  );
};
