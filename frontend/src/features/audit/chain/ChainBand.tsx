import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ChainStatus } from '@pilotlight/contracts/http/audit';
import { Download, History, Shield, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { AsyncView } from '../../../ui/AsyncView';
import { icon } from '../../../ui/icon';
import { formatCount } from '../../../ui/format';
import { monospace } from '../../../ui/monospace';
import { toast } from '../../../ui/toasts/toasts';
import { useChainStatusQuery, useVerifyChainMutation } from '../audit.api';
import { page } from '../frame/page';
import { shortHash } from '../words';
import { ChainFigure } from './ChainFigure';
import { momentInWords, standingOf } from './chain-standing';
import { Missing } from '../frame/Missing';
import { ExportDialog } from './ExportDialog';

const shields = {
  verified: <ShieldCheck {...icon} size={28} color="#56c596" />,
  chained: <Shield {...icon} size={28} color="#33c1f5" />,
  broken: <ShieldAlert {...icon} size={28} color="#ff8a80" />,
  empty: <Shield {...icon} size={28} color="#7f97ab" />,
} as const;

// A seal is set once a minute.
const pollingInterval = 20_000;

const shape = {
  ...page,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, auto) minmax(200px, 1fr) auto' },
  gap: { xs: 2, lg: 6 },
  alignItems: 'center',
  minHeight: { lg: 104 },
  pt: 1,
  pb: 3,
} as const;

const chainedSince = (events: number): string => `${formatCount(events)} ${events === 1 ? 'event' : 'events'} chained`;

const Title = ({ chain }: { readonly chain: ChainStatus }) => {
  const { kind, title } = standingOf(chain);
  const now = new Date(chain.minutes.at(-1)?.at ?? 0);
  const said = [
    chain.installerId,
    ...(chain.check ? [`checked ${momentInWords(chain.check.at, now)}`] : []),
    ...(chain.check?.upTo && chain.check.since > 0 ? [`${chainedSince(chain.check.since)} since`] : []),
    ...(chain.sealedAt ? [`sealed ${momentInWords(chain.sealedAt, now)}`] : []),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="title"
        component="h1"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, '& svg': { flex: 'none' } }}
      >
        {shields[kind]}
        {title}
      </Typography>
      <Typography variant="small" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {said.join(', ')}
        {chain.head && (
          <>
            , head{' '}
            <Box component="span" sx={{ fontFamily: monospace, color: 'var(--text)', whiteSpace: 'nowrap' }}>
              {shortHash(chain.head)}
            </Box>
          </>
        )}
      </Typography>
    </Box>
  );
};

/** Whether an installer's events are what they were, drawn as the chain that holds them. */
export const ChainBand = ({ installer }: { readonly installer: string }) => {
  const status = useChainStatusQuery({ params: { slug: installer } }, { pollingInterval });
  const [verify, { isLoading }] = useVerifyChainMutation();
  const [exporting, setExporting] = useState(false);
  const verifyAgain = async () => {
    try {
      const { chain } = await verify({ params: { slug: installer } }).unwrap();
      const { title } = standingOf(chain);
      toast(chain.check?.brokenAt ? { variant: 'destructive', title } : { title });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? undefined;
      toast({ variant: 'destructive', title: 'The chain could not be verified', ...(description && { description }) });
    }
  };
  const { currentData, isError, error, refetch } = status;
  return (
    <Box
      component="section"
      aria-label="Chain status"
      sx={{ ...shape, '& > [role=alert]': { gridColumn: '1 / -1', py: 0 } }}
    >
      <AsyncView
        of={{ ...(currentData && { data: currentData.chain }), isError: isError && !currentData, error, refetch }}
        loading={<Skeleton width={320} height={56} />}
        error="Failed to fetch the chain"
        gone={<Missing title={`No installer ${installer}`} />}
      >
        {(chain) => (
          <>
            <Title chain={chain} />
            <ChainFigure {...chain} />
            <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: { xs: 1, lg: 'none' } } }}>
              <Button startIcon={<History {...icon} />} disabled={isLoading} onClick={() => void verifyAgain()}>
                {isLoading ? 'Verifying...' : chain.check ? 'Verify again' : 'Verify'}
              </Button>
              <Button startIcon={<Download {...icon} />} onClick={() => setExporting(true)}>
                Export
              </Button>
            </Box>
          </>
        )}
      </AsyncView>
      {exporting && <ExportDialog installer={installer} onClose={() => setExporting(false)} />}
    </Box>
  );
};
