import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SystemKey } from '@pilotlight/contracts/http/system-keys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { AsyncView } from '../../../../ui/AsyncView';
import { Badge } from '../../../../ui/Badge';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { formatWhen } from '../../../../ui/format';
import { icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/Notice';
import { Panel } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from '../security/not-done';
import { scopesInWords } from './new-key-form';
import { useRevokeSystemKeyMutation, useSystemKeysQuery } from './system-keys.api';

const factsOf = ({ ending, issuedAt, expiresAt, lastUsedAt }: SystemKey, now: Date): string =>
  [
    ending ? `ends in ${ending}` : 'never shown: revoke it and make another',
    `made ${formatWhen(issuedAt, now)}`,
    lastUsedAt ? `last used ${formatWhen(lastUsedAt, now)}` : 'never used',
    ...(expiresAt ? [`works until ${formatWhen(expiresAt, now)}`] : []),
  ].join(' · ');

interface RowProps {
  readonly systemKey: SystemKey;
  readonly now: Date;
}

const Row = ({ systemKey, now }: RowProps) => {
  const { id, name, scopes, expiresAt } = systemKey;
  const [asking, setAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeSystemKeyMutation();
  const confirmed = async () => {
    const { error } = await revoke({ params: { keyId: id } });
    setAsking(false);
    if (error) tellNotDone("Couldn't revoke the key", error);
    else toast({ title: 'Key revoked', description: `${name} can’t get in with it any more.` });
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
      <KeyRound {...icon} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subhead" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="small">{scopesInWords(scopes)}</Typography>
        <Typography variant="small">{factsOf(systemKey, now)}</Typography>
      </Box>
      {expiresAt !== null && Date.parse(expiresAt) <= now.getTime() && <Badge label="Expired" />}
      <Button
        size="small"
        color="error"
        aria-label={`Revoke ${name}`}
        onClick={() => setAsking(true)}
        sx={{ minHeight: { xs: 44, md: 32 } }}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Revoke the key of ${name}?`}
        confirm="Revoke key"
        doing="Revoking..."
        busy={isLoading}
        destructive
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        That system is shut out at once. This can’t be undone; a new key can be made at any time.
      </ConfirmDialog>
    </Box>
  );
};

const waiting = (
  <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={48} />
  </Box>
);

/** The keys that stand, newest first. */
export const KeysPanel = ({ onNew }: { readonly onNew: () => void }) => {
  const keys = useSystemKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = new Date(keys.fulfilledTimeStamp ?? 0);
  const make = (
    <Button variant="contained" onClick={onNew}>
      New key
    </Button>
  );
  return (
    <Panel title="API keys">
      <AsyncView of={keys} loading={waiting} error="We couldn't load your keys. Please try again.">
        {({ keys: shown }) =>
          shown.length === 0 ? (
            <Notice
              title="No keys yet"
              text="Make one for each system that should read your leads or run your diary."
              action={make}
            />
          ) : (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {shown.map((systemKey) => (
                  <Row key={systemKey.id} {...{ systemKey, now }} />
                ))}
              </Box>
              <Box sx={{ p: { xs: 2, md: '16px 24px' }, borderTop: '1px solid var(--line)' }}>{make}</Box>
            </>
          )
        }
      </AsyncView>
    </Panel>
  );
};
