import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import type { WebsiteCheck } from '@pilotlight/contracts/http/website-check';
import { RefreshCw } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { formatTime } from '../../ui/format';
import { smallIcon } from '../../ui/icon';
import { checkWords } from './check-words';

interface WebsiteChecksProps {
  readonly installer: Pick<Installer, 'allowedDomains' | 'suspendedAt'>;
  /** The last check; undefined before the first. */
  readonly websites: readonly WebsiteCheck[] | undefined;
  readonly checking: boolean;
  readonly failed: boolean;
  readonly onCheck: () => void;
  /** What to do where no website is allowed. */
  readonly noWebsite: string;
}

const Checked = ({ check }: { readonly check: WebsiteCheck }) => {
  const { label, tone, more } = checkWords(check);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="label" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {new URL(check.website).host}
        </Typography>
        <Badge label={label} tone={tone} />
        <Typography variant="small" component="span">
          checked {formatTime(check.at)}
        </Typography>
      </Box>
      {more && <Typography variant="small">{more}</Typography>}
    </Box>
  );
};

/** "Is it live?": what each allowed website was found to hold, and the way to look again. */
export const WebsiteChecks = ({
  installer: { allowedDomains, suspendedAt },
  websites,
  checking,
  failed,
  onCheck,
  noWebsite,
}: WebsiteChecksProps) => {
  if (allowedDomains.length === 0) return <Typography variant="body">{noWebsite}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box component="div" aria-live="polite" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {websites === undefined && !failed && (
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            We open your home page and look for your code.
          </Typography>
        )}
        {websites && (
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {websites.map((check) => (
              <Checked key={check.website} check={check} />
            ))}
          </Box>
        )}
        {failed && (
          <Typography variant="body" sx={{ color: 'var(--bad)' }}>
            Couldn't check just now. Please try again.
          </Typography>
        )}
        {websites && suspendedAt !== null && (
          <Typography variant="small">The chatbot is suspended, so it stays closed on every website.</Typography>
        )}
      </Box>
      <Button startIcon={<RefreshCw {...smallIcon} />} disabled={checking} onClick={onCheck}>
        {checking ? 'Checking...' : websites ? 'Check again' : 'Check now'}
      </Button>
    </Box>
  );
};
