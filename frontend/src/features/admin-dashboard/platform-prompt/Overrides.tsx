import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PromptOverride } from '@pilotlight/contracts/http/platform-prompt';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { flowNames, toneNames } from '../../../shared/training/told-in';
import { AsyncView } from '../../../ui/AsyncView';
import { Badge } from '../../../ui/Badge';
import { formatCount } from '../../../ui/format';
import { Pages } from '../../../ui/Pages';
import { Panel } from '../../../ui/Panel';
import { dashboardPath } from '../frame/dialog-route';
import { usePromptOverridesQuery } from './platform-prompt.api';

const namesOfFlows: ReadonlyMap<string, string> = new Map(Object.entries(flowNames));

/** What of the platform's prompt a firm has its own of. */
const ownParts = ({ tone, ownPrompt, enquiries, flowsOff }: PromptOverride): string[] => [
  ...(tone ? [`Tone: ${toneNames[tone]}`] : []),
  ...(ownPrompt ? ['Rules: own prompt'] : []),
  ...(enquiries.length > 0 ? [`Rules: ${enquiries.join(', ')}`] : []),
  ...flowsOff.map((flow) => `Flow off: ${namesOfFlows.get(flow)?.toLowerCase() ?? flow}`),
];

const Firm = ({ firm }: { readonly firm: PromptOverride }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      px: { xs: 2, md: 3 },
      py: 1.5,
      borderBottom: '1px solid var(--line)',
    }}
  >
    <Link
      component={RouterLink}
      to={`${dashboardPath}/${firm.slug}/edit`}
      sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {firm.name}
    </Link>
    {ownParts(firm).map((part) => (
      <Badge key={part} label={part} tone="outline" />
    ))}
  </Box>
);

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={28} />
    ))}
  </Box>
);

/** Which firms have a tone, a prompt or flows of their own. */
export const Overrides = () => {
  const [page, setPage] = useState(1);
  const firms = usePromptOverridesQuery({ query: { page } }, { refetchOnMountOrArgChange: true });
  const total = firms.data?.total;
  return (
    <Panel title="Firms with their own" aside={total === undefined ? undefined : `${formatCount(total)} in all`}>
      <AsyncView
        of={firms}
        loading={<Waiting />}
        error="Unable to load the firms. Please try again."
        isEmpty={(data) => data.total === 0}
        empty={
          <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
            No firm has a tone, a prompt or flows of its own.
          </Typography>
        }
      >
        {(data) => (
          <>
            <Box component="ul" aria-label="Firms with their own" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.installers.map((firm) => (
                <Firm key={firm.slug} firm={firm} />
              ))}
            </Box>
            {data.total > data.pageSize && (
              <Box sx={{ px: { xs: 2, md: 3 } }}>
                <Pages page={page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
              </Box>
            )}
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
