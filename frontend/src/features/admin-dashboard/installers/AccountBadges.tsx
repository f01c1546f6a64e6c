import Box from '@mui/material/Box';
import type { Installer, ListedInstaller } from '@pilotlight/contracts/http/installers';
import { Badge } from '../../../ui/Badge';
import { paymentBadge } from './payment-badge';

const Dot = () => <Box component="i" sx={{ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' }} />;

const statuses = {
  active: { label: 'Active', tone: 'good' },
  pending: { label: 'Pending', tone: 'warn' },
} as const;

/** An account's Status and how it stands with its payments. */
export const AccountBadges = ({
  installer,
}: {
  readonly installer: Installer & Partial<Pick<ListedInstaller, 'changesAsked'>>;
}) => (
  <>
    <Badge {...statuses[installer.status]} {...(installer.suspendedAt !== null && { tone: 'plain' })} icon={<Dot />} />
    <Badge {...paymentBadge(installer)} />
    {installer.changesAsked ? <Badge label="Asks for a change" tone="flame" /> : null}
  </>
);
