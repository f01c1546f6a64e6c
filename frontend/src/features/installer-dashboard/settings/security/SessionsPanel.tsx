import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OwnSession } from '@pilotlight/contracts/http/security';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { AsyncView } from '../../../../ui/AsyncView';
import { Badge } from '../../../../ui/Badge';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { formatWhen } from '../../../../ui/format';
import { icon } from '../../../../ui/icon';
import { Panel } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from './not-done';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useOwnSessionsQuery } from './security.api';

const nameOf = ({ device }: OwnSession): string => device ?? 'Unknown device';
const isPhone = ({ device }: OwnSession): boolean => /iPhone|Android/.test(device ?? '');

const whereAndWhen = ({ address, openedAt, lastUsedAt }: OwnSession, now: Date): string =>
  [
    ...(address ? [`from ${address}`] : []),
    `signed in ${formatWhen(openedAt, now)}`,
    `last seen ${formatWhen(lastUsedAt, now)}`,
  ].join(' · ');

const Row = ({ session, now }: { readonly session: OwnSession; readonly now: Date }) => {
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const Drawing = isPhone(session) ? Smartphone : Monitor;
  const pressed = async () => {
    const { error } = await end({ params: { loginId: session.id } });
    if (error) tellNotDone("Couldn't sign it out", error);
    else toast({ title: 'Signed out', description: nameOf(session) });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2, md: '16px 24px' },
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Drawing {...icon} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="subhead" component="h3">
          {nameOf(session)}
        </Typography>
        <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
          {whereAndWhen(session, now)}
        </Typography>
      </Box>
      {session.current ? (
        <Badge label="This device" tone="good" />
      ) : (
        <Button
          size="small"
          disabled={isLoading}
          aria-label={`Sign out ${nameOf(session)}`}
          onClick={() => void pressed()}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          {isLoading ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </Box>
  );
};

const EndOthers = () => {
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const confirmed = async () => {
    const { data, error } = await end();
    setAsking(false);
    if (error) return tellNotDone("Couldn't sign the others out", error);
    toast({ title: data.ended === 1 ? 'Signed out on 1 other device' : `Signed out on ${data.ended} other devices` });
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere else?"
        confirm="Sign out"
        doing="Signing out..."
        busy={isLoading}
        destructive
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        Every other device is signed out at once. Anything being typed there is lost. This device stays signed in.
      </ConfirmDialog>
    </>
  );
};

const waiting = (
  <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={48} />
  </Box>
);

/** Where the installer is signed in. */
export const SessionsPanel = () => {
  // Others sign in and out without this page: each visit asks anew.
  const sessions = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = new Date(sessions.fulfilledTimeStamp ?? 0);
  return (
    <Panel title="Where you’re signed in">
      <AsyncView of={sessions} loading={waiting} error="We couldn't load where you're signed in. Please try again.">
        {({ sessions: shown }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {shown.map((session) => (
                <Row key={session.id} {...{ session, now }} />
              ))}
            </Box>
            {shown.length > 1 && (
              <Box sx={{ p: { xs: 2, md: '16px 24px' }, borderTop: '1px solid var(--line)' }}>
                <EndOthers />
              </Box>
            )}
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
