import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { Check, Mail } from 'lucide-react';
import { Badge } from '../../../ui/Badge';
import { chipIcon } from '../../../ui/icon';
import { Launcher } from '../../../ui/Launcher';
import { evidenceOf, sinceInWords } from './evidence';
import { EvidenceLine } from './EvidenceLine';
import { PendingActions } from './PendingActions';

const Told = ({ name, value }: { readonly name: string; readonly value: string | null | undefined }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="small" component="dt">
      {name}
    </Typography>
    <Typography variant="body" component="dd" sx={{ m: 0, color: 'var(--ink)', overflowWrap: 'anywhere' }}>
      {value || 'Not given'}
    </Typography>
  </Box>
);

const websiteOf = ({ allowedDomains }: Installer): string | undefined => allowedDomains[0]?.replace(/^https?:\/\//, '');

const Head = ({ installer, now }: { readonly installer: Installer; readonly now: Date }) => {
  const { name, slug, branding, verifiedAt, createdAt } = installer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Launcher icon={branding.icon} colour={branding.primaryColour} lit={false} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subhead" component="h2">
          {name}
        </Typography>
        <Typography variant="small">{slug}</Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flex: { xs: '1 0 100%', sm: 'none' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
          gap: 0.5,
        }}
      >
        {verifiedAt === null ? (
          <Badge label="Email not verified" tone="warn" icon={<Mail {...chipIcon} />} />
        ) : (
          <Badge label="Email verified" tone="good" icon={<Check {...chipIcon} />} />
        )}
        <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {verifiedAt === null
            ? `Registered ${sinceInWords(createdAt, now)} ago`
            : `Waiting ${sinceInWords(verifiedAt, now)}`}
        </Typography>
      </Box>
    </Box>
  );
};

/** A firm that registered: who it is, what speaks for it, and what can be decided. */
export const PendingCard = ({ installer, now }: { readonly installer: Installer; readonly now: Date }) => (
  <Card component="article" aria-label={installer.name} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
    <Box sx={{ flex: 1, p: { xs: 2, md: '20px 24px 16px' } }}>
      <Head installer={installer} now={now} />
      <EvidenceLine steps={evidenceOf(installer, now)} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: '10px 16px',
          m: 0,
          mt: 2,
        }}
      >
        <Told name="Contact name" value={installer.contactName} />
        <Told name="Phone" value={installer.phoneSms === null ? null : phoneInWords(installer.phoneSms)} />
        <Told name="Login email" value={installer.installerEmail} />
        <Told name="Email" value={installer.emailInbox} />
        <Told name="Service area" value={installer.serviceArea.postcode} />
        <Told name="Website" value={websiteOf(installer)} />
      </Box>
    </Box>
    <PendingActions installer={installer} />
  </Card>
);
