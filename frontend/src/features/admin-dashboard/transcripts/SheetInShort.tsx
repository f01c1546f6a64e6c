import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { AlarmBadges, isAlarming } from '../../../shared/conversations/AlarmBadges';
import { JobSheetPdfButton } from '../../../shared/leads/JobSheetPdfButton';
import { neededInWords } from '../../../shared/leads/needed-in-words';
import { SheetLines } from '../../../shared/leads/SheetLines';
import { SurveyFlags } from '../../../shared/leads/SurveyFlags';
import { Badge } from '../../../ui/Badge';

// What stands in the lead information above it.
const toldAbove: ReadonlySet<string> = new Set([
  'Name',
  ...(['phone', 'email', 'preferred_time'] as const).map((field) => sheetFields[field].label),
]);

interface SheetInShortProps {
  readonly conversation: Conversation;
  readonly sheet: JobSheet;
}

/** How full the job sheet is, what is urgent, its lines, its flags, and what it still lacks. */
export const SheetInShort = ({ conversation, sheet }: SheetInShortProps) => (
  <Box component="section" aria-label="Job sheet" sx={{ display: 'grid', gap: 1 }}>
    <Box>
      <Typography variant="subhead">Job sheet, {sheet.percentage}%</Typography>
      <Typography variant="small">{neededInWords(sheet)}</Typography>
    </Box>
    {isAlarming(conversation) && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <AlarmBadges conversation={conversation} />
      </Box>
    )}
    <Box>
      <JobSheetPdfButton visitor={{ slug: conversation.installerId, sessionId: conversation.sessionId }} />
    </Box>
    <SheetLines lines={sheet.lines.filter(({ label }) => !toldAbove.has(label))} />
    {sheet.flags.length > 0 && <SurveyFlags flags={sheet.flags} />}
    {sheet.missing.length > 0 ? (
      <Box>
        <Typography variant="label" component="h4" sx={{ mb: 0.75 }}>
          Missing
        </Typography>
        <Box component="ul" aria-label="Missing" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}>
          {sheet.missing.map(({ label }) => (
            <Box key={label} component="li" sx={{ listStyle: 'none' }}>
              <Badge label={label} tone="outline" />
            </Box>
          ))}
        </Box>
      </Box>
    ) : (
      <Typography variant="small">Nothing is missing: quote-ready</Typography>
    )}
  </Box>
);
