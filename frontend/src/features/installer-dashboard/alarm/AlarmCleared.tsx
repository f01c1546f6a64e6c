import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { alarmVerdictNames } from '@pilotlight/contracts/values/alarm';
import { formatWhen } from '../../../ui/format';
import { useNow } from '../waiting';
import { useAlarmClearing } from './useAlarmClearing';

/** Who of the firm said what became of what was urgent, and when, with the way back. */
export const AlarmCleared = ({ conversation }: { readonly conversation: Conversation }) => {
  const { alarmCleared } = conversation;
  const { reopen, isBusy } = useAlarmClearing(conversation);
  const now = useNow(false);
  return (
    alarmCleared && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="small">
          {alarmVerdictNames[alarmCleared.verdict]} by {alarmCleared.by}, {formatWhen(alarmCleared.at, now)}
        </Typography>
        <Button
          size="small"
          variant="text"
          disabled={isBusy}
          onClick={() => void reopen()}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          Undo
        </Button>
      </Box>
    )
  );
};
