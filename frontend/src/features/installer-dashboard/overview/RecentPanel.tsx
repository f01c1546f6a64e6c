import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type Conversation, overviewLength } from '@pilotlight/contracts/http/conversations';
import { Link } from 'react-router-dom';
import { AsyncView, type Loadable } from '../../../ui/AsyncView';
import { Panel } from '../../../ui/Panel';
import { transcriptPath } from '../transcript-path';
import { RecentConversations } from './RecentConversations';

interface Known {
  readonly overview: { readonly recent: readonly Conversation[] };
}

const skeleton = (
  <Box sx={{ display: 'grid', px: { xs: 2, md: 3 } }}>
    {Array.from({ length: overviewLength.recent }, (_, row) => (
      <Box key={row} sx={{ display: 'grid', alignContent: 'center', gap: 1, height: 66 }}>
        <Skeleton width="32%" height={16} />
        <Skeleton width="56%" height={14} />
      </Box>
    ))}
  </Box>
);

export const RecentPanel = ({ of, now }: { of: Loadable<Known>; now: Date }) => (
  <Panel
    title="Recent conversations"
    aside={
      <MuiLink component={Link} to={transcriptPath()} sx={{ fontSize: 12.5, lineHeight: '18px' }}>
        All transcripts
      </MuiLink>
    }
  >
    <AsyncView of={of} loading={skeleton} error="Unable to load your conversations. Please try again.">
      {({ overview }) => <RecentConversations conversations={overview.recent} now={now} />}
    </AsyncView>
  </Panel>
);
