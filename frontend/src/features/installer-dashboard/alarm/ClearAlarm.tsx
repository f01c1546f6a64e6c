import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { alarmVerdictNames, alarmVerdicts } from '@pilotlight/contracts/values/alarm';
import { alarmStands } from '../../../shared/conversations/alarm';
import { visitorName } from '../../../shared/conversations/visitor';
import { useAlarmClearing } from './useAlarmClearing';

/** One tap says what became of what is urgent; nothing where nothing is. */
export const ClearAlarm = ({ conversation }: { readonly conversation: Conversation }) => {
  const name = visitorName(conversation.lead);
  const { clear, isBusy } = useAlarmClearing(conversation);
  return (
    alarmStands(conversation) && (
      <Box role="group" aria-label={`The alarm of ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {alarmVerdicts.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            disabled={isBusy}
            onClick={() => void clear(verdict)}
            sx={{ minHeight: { xs: 44, md: 32 } }}
          >
            {alarmVerdictNames[verdict]}
          </Button>
        ))}
      </Box>
    )
  );
};
