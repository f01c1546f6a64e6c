import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import { type Ranking, rankings } from '@pilotlight/contracts/http/platform-insights';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { Pages } from '../../../ui/Pages';
import { Panel } from '../../../ui/Panel';
import type { InsightsView } from './insights-view';
import { useInstallerRankingQuery } from './platform-insights.api';
import { RankingTable } from './RankingTable';
import { WhileFetching } from '../../../ui/WhileFetching';

const pageSize = 10;

const names = {
  conversations: 'Most conversations',
  contacts: 'Most contacts',
  booked: 'Most bookings',
  conversion: 'Best conversion',
  hot: 'Most hot leads',
} as const satisfies Record<Ranking, string>;

const isRanking = (value: string): value is Ranking => rankings.some((each) => each === value);

interface RankingPanelProps {
  readonly view: InsightsView;
  readonly onShow: (change: Partial<InsightsView>) => void;
}

/** The installers by what they had in the period. */
export const RankingPanel = ({ view, onShow }: RankingPanelProps) => {
  const ranked = useInstallerRankingQuery({ query: { ...view, pageSize } });
  return (
    <Panel
      title="Installers"
      aside={
        <Select
          size="small"
          value={view.by}
          inputProps={{ 'aria-label': 'Ranked by' }}
          onChange={({ target }) => isRanking(target.value) && onShow({ by: target.value })}
        >
          {rankings.map((by) => (
            <MenuItem key={by} value={by}>
              {names[by]}
            </MenuItem>
          ))}
        </Select>
      }
    >
      <AsyncView
        of={ranked}
        loading={<Skeleton height={480} sx={{ m: 2 }} />}
        error="Failed to fetch analytics"
        isEmpty={({ total }) => total === 0}
        empty={<Notice role="status" title="No installers yet" text="They appear here once they are approved." />}
      >
        {({ installers, total }) => (
          <WhileFetching of={ranked}>
            <RankingTable installers={installers} from={(view.page - 1) * pageSize + 1} />
            <Box sx={{ px: { xs: 2, md: 3 }, '& > nav': { py: 1.5 } }}>
              <Pages page={view.page} pageSize={pageSize} total={total} onPage={(page) => onShow({ page })} />
            </Box>
          </WhileFetching>
        )}
      </AsyncView>
    </Panel>
  );
};
