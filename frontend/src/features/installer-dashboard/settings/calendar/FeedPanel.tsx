import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { apiErrorFrom } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { CopyButton } from '../../../../ui/CopyButton';
import { monospace } from '../../../../ui/monospace';
import { toast } from '../../../../ui/toasts/toasts';
import { Panel } from '../../../../ui/Panel';
import { useCalendarFeedQuery, useRotateCalendarFeedMutation } from './calendar.api';

const ways = [
  ['iPhone, iPad, Mac', 'Calendar: add a subscription calendar and paste the address.'],
  ['Google', 'calendar.google.com on a computer: Other calendars, From URL, paste the address.'],
  ['Outlook', 'Add calendar, Subscribe from web, paste the address.'],
] as const;

/** The private address by which any calendar shows the diary; it only reads. */
export const FeedPanel = () => {
  const { data, isError, refetch } = useCalendarFeedQuery();
  const [rotate, { isLoading: making }] = useRotateCalendarFeedMutation();
  const [asking, setAsking] = useState(false);
  const address = data?.address ?? null;

  const make = async () => {
    try {
      await rotate().unwrap();
      toast({ title: address === null ? 'Your address is ready' : 'Address changed' });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't change the address", description });
    }
    setAsking(false);
  };

  return (
    <Panel title="Your diary in any calendar">
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
        <Typography variant="body">
          Subscribe to this address and your visits show up on your phone. It brings the last 30 days and the next 180;
          calendars look for changes on their own, some only every few hours.
        </Typography>
        {!data && !isError && <Skeleton height={88} />}
        {isError && (
          <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography variant="body">We couldn't load the address.</Typography>
            <Button onClick={() => void refetch()}>Try Again</Button>
          </Box>
        )}
        {data && address === null && (
          <Button
            variant="contained"
            disabled={making}
            onClick={() => void make()}
            sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
          >
            {making ? 'Making...' : 'Make an address'}
          </Button>
        )}
        {address !== null && (
          <>
            <Box
              component="code"
              aria-label="Calendar address"
              sx={{
                fontFamily: monospace,
                p: 1.5,
                borderRadius: '8px',
                background: 'var(--surface-sunk)',
                overflowWrap: 'anywhere',
                userSelect: 'all',
              }}
            >
              {address}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <CopyButton text={address} label="Copy address" variant="contained" />
              <Button onClick={() => setAsking(true)}>Change the address</Button>
            </Box>
            <Typography variant="small">
              Whoever has the address sees names, phone numbers and notes of your visits: keep it to yourself.
            </Typography>
          </>
        )}
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, '& dd': { m: 0 } }}>
          {ways.map(([where, how]) => (
            <div key={where}>
              <Typography variant="label" component="dt">
                {where}
              </Typography>
              <Typography variant="small" component="dd">
                {how}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Change the calendar address?"
        confirm="Change it"
        doing="Changing..."
        busy={making}
        onConfirm={() => void make()}
        onClose={() => setAsking(false)}
      >
        The old address stops at once. Every phone and computer that shows your diary needs the new one.
      </ConfirmDialog>
    </Panel>
  );
};
