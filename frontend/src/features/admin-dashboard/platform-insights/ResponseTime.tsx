import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlatformInsights } from '@pilotlight/contracts/http/platform-insights';
import { slowReplyMs } from '@pilotlight/contracts/values/slow-reply';
import { Sparkline } from '../../../ui/figures/Sparkline';
import { formatCount, formatPercent } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { averageSeconds, percentOf, sumOf } from './period';

/** How long visitors waited for the assistant, where a model answered. */
export const ResponseTime = ({ days, before }: Pick<PlatformInsights, 'days' | 'before'>) => {
  const replies = sumOf(days, 'replies');
  const average = averageSeconds(sumOf(days, 'replyMs'), replies);
  const averageBefore = averageSeconds(before.replyMs, before.replies);
  const fast = percentOf(replies - sumOf(days, 'slowReplies'), replies);
  return (
    <Panel title="Response time" aside="The assistant">
      <Box sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px' } }}>
        {average ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="figure">{average}</Typography>
              <Sparkline
                values={days.map((day) => (day.replies === 0 ? 0 : Math.round(day.replyMs / day.replies)))}
                label="Average wait a day, milliseconds"
              />
            </Box>
            <Typography variant="body">
              on average over {formatCount(replies)} {replies === 1 ? 'answer' : 'answers'}
              {averageBefore && `; ${averageBefore} before`}
            </Typography>
            <Typography variant="small">
              {formatPercent(fast)} within {slowReplyMs / 1000} seconds
            </Typography>
          </>
        ) : (
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            No answers by a model in these days. Scripted answers go out at once.
          </Typography>
        )}
      </Box>
    </Panel>
  );
};
