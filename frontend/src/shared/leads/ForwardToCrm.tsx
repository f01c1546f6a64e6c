import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nanoid } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorFrom } from '../../api/api-error';
import { smallIcon } from '../../ui/icon';
import { toast } from '../../ui/toasts/toasts';
import {
  isOn,
  useForwardLeadsForAdminMutation,
  useForwardLeadsMutation,
  useInstallerConnectionsQuery,
  useOwnConnectionsQuery,
} from './connections.api';

interface Sent {
  readonly queued: number;
  readonly before: number;
  readonly leftOut: number;
}

const sentWords = ({ queued, before, leftOut }: Sent): string =>
  [
    ...(queued > 0 || before === 0
      ? [queued === 1 ? '1 lead is on its way.' : `${queued} leads are on their way.`]
      : []),
    ...(before > 0 ? [`${before} went there before.`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out: no phone number or email.`] : []),
  ].join(' ');

interface ForwardToCrmProps {
  /** The leads' conversations. */
  readonly ids: readonly string[];
  /** Whose they are, where the admin sends them; by default the signed-in installer's. */
  readonly slug?: string | undefined;
}

/** Sends the chosen leads of one installer to one of its connections. */
export const ForwardToCrm = ({ ids, slug }: ForwardToCrmProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useOwnConnectionsQuery(undefined, { skip: anchor === null || slug !== undefined });
  const theirs = useInstallerConnectionsQuery(anchor === null || slug === undefined ? skipToken : { params: { slug } });
  const { data } = slug === undefined ? own : theirs;
  const [forwardOwn, { isLoading: goesOwn }] = useForwardLeadsMutation();
  const [forwardTheirs, { isLoading: goesTheirs }] = useForwardLeadsForAdminMutation();
  const isLoading = goesOwn || goesTheirs;
  // Kept until it went: whoever presses again after a lost answer sends nothing twice.
  const [retryKey, setRetryKey] = useState(() => nanoid());
  const close = () => setAnchor(null);
  /** Again in the same press: what it sent already isn't sent twice, nor told of. */
  const send = async (connectionId: string, name: string, again = false, sentAlready = 0) => {
    close();
    try {
      const body = { ids: [...ids], connectionId, retryKey, again };
      const sending = slug === undefined ? forwardOwn({ body }) : forwardTheirs({ params: { slug }, body });
      const { queued, before, leftOut } = await sending.unwrap();
      setRetryKey(nanoid());
      toast({
        title: queued === 0 && before > 0 ? `Not forwarded to ${name}` : `Forwarded to ${name}`,
        description: sentWords({ queued: queued - sentAlready, before, leftOut }),
        ...(before > 0 && {
          action: { label: 'Forward again', press: () => void send(connectionId, name, true, queued) },
        }),
      });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't forward them", description });
    }
  };
  const usable = data?.connections.filter(isOn) ?? [];
  return (
    <>
      <Button
        startIcon={<Send {...smallIcon} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isLoading || ids.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {isLoading ? 'Forwarding...' : 'Forward to CRM'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {!data && <MenuItem disabled>Looking for your connections...</MenuItem>}
        {usable.map(({ id, name, host }) => (
          <MenuItem key={id} onClick={() => void send(id, name)} sx={{ minHeight: 44 }}>
            {name} ({host})
          </MenuItem>
        ))}
        {data && slug !== undefined && usable.length === 0 && <MenuItem disabled>It has connected no CRM</MenuItem>}
        {data && slug === undefined && (
          <MenuItem component={Link} to="/installer/settings/connections" onClick={close} sx={{ minHeight: 44 }}>
            {usable.length === 0 ? 'Connect a CRM first' : 'Manage connections'}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
