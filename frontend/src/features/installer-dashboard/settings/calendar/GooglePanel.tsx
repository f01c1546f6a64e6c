import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { GoogleCalendarState } from '@pilotlight/contracts/http/calendars';
import { useState } from 'react';
import { apiErrorFrom } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { formatDateTime } from '../../../../ui/format';
import { toast } from '../../../../ui/toasts/toasts';
import { Panel } from '../../../../ui/Panel';
import { useConnectGoogleMutation, useDisconnectGoogleMutation, useGoogleCalendarQuery } from './calendar.api';
import { failureWords, problemWords } from './google-words';
import { useGoogleReturn } from './useGoogleReturn';

const tellNot = (title: string, thrown: unknown): void =>
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });

const Failure = ({ failure }: Pick<GoogleCalendarState, 'failure'>) =>
  failure && (
    <Box
      role="status"
      sx={{ p: 1.5, borderRadius: '8px', background: 'var(--warn-soft)', borderLeft: '3px solid var(--warn)' }}
    >
      <Typography variant="body">{failureWords(failure)}</Typography>
      <Typography variant="small">{formatDateTime(failure.at)}</Typography>
    </Box>
  );

/** Writes visits to the installer's Google Calendar, and keeps its busy times free of visits. */
export const GooglePanel = () => {
  const finishing = useGoogleReturn();
  const { data, isError, refetch } = useGoogleCalendarQuery();
  const [connect, { isLoading: connecting }] = useConnectGoogleMutation();
  const [disconnect, { isLoading: ending }] = useDisconnectGoogleMutation();
  const [asking, setAsking] = useState(false);
  const connectedAt = data?.connectedAt ?? null;

  const begin = async () => {
    try {
      const { address } = await connect().unwrap();
      if (address) globalThis.location.assign(address);
      else toast({ variant: 'destructive', title: problemWords['not-available'] });
    } catch (thrown) {
      tellNot("Couldn't connect Google Calendar", thrown);
    }
  };
  const end = async () => {
    try {
      await disconnect().unwrap();
      toast({ title: 'Google Calendar disconnected' });
    } catch (thrown) {
      tellNot("Couldn't disconnect Google Calendar", thrown);
    }
    setAsking(false);
  };

  return (
    <Panel title="Google Calendar" aside={connectedAt ? 'Connected' : undefined}>
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
        {!data && !isError && <Skeleton height={96} />}
        {isError && (
          <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography variant="body">We couldn't load how your Google Calendar stands.</Typography>
            <Button onClick={() => void refetch()}>Try Again</Button>
          </Box>
        )}
        {data && !data.available && (
          <Typography variant="body">
            {problemWords['not-available']} The address on this page works without it.
          </Typography>
        )}
        {data?.available && (
          <>
            <Typography variant="body">
              {connectedAt
                ? `Connected since ${formatDateTime(connectedAt)}. Visits are written to your main calendar, and times when it says you’re busy aren’t offered.`
                : 'Visits are written to your main calendar as they are booked, moved and cancelled. Times when it says you’re busy aren’t offered to customers.'}
            </Typography>
            <Failure failure={data.failure} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {(!connectedAt || data.failure) && (
                <Button variant="contained" disabled={connecting || finishing} onClick={() => void begin()}>
                  {connecting || finishing
                    ? 'Connecting...'
                    : connectedAt
                      ? 'Connect again'
                      : 'Connect Google Calendar'}
                </Button>
              )}
              {connectedAt && <Button onClick={() => setAsking(true)}>Disconnect</Button>}
            </Box>
            <Typography variant="small">
              Google gets each visit’s customer name, phone number, postcode and notes. We ask it when you’re busy, not
              with what.
            </Typography>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title="Disconnect Google Calendar?"
        confirm="Disconnect"
        doing="Disconnecting..."
        busy={ending}
        destructive
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        Nothing more is written there, and its busy times are offered again. What was written stays in your calendar.
      </ConfirmDialog>
    </Panel>
  );
};
