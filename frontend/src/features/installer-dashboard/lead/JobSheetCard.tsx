import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AlarmBadges, isAlarming } from '../../../shared/conversations/AlarmBadges';
import { CompletionRing } from '../../../shared/leads/CompletionRing';
import { neededInWords } from '../../../shared/leads/needed-in-words';
import { SheetLines } from '../../../shared/leads/SheetLines';
import { SurveyFlags } from '../../../shared/leads/SurveyFlags';
import { AppDialog } from '../../../ui/AppDialog';
import { smallIcon } from '../../../ui/icon';
import { sheetPath } from '../transcript-path';
import { DetailForm } from './DetailForm';
import { MissingFields } from './MissingFields';
import { SheetDetailsDialog } from './SheetDetailsDialog';
import { SheetPhotos } from './SheetPhotos';

const punchedEdge = {
  content: '""',
  display: 'block',
  height: 8,
  m: '8px 16px 0',
  background: 'radial-gradient(circle at 6px 4px, var(--page) 0 3px, transparent 3.5px) 0 0 / 16px 8px',
  filter: 'drop-shadow(0 .5px 0 var(--line-strong))',
} as const;

// What the lead card says already.
const onLeadCard: ReadonlySet<string> = new Set([
  'Name',
  ...(['phone', 'email', 'address', 'preferred_time'] as const).map((field) => sheetFields[field].label),
]);

interface JobSheetCardProps {
  readonly conversation: Conversation;
  readonly view: LeadView;
}

/** The sheet that the job is quoted from, on paper: what is urgent, how full it is, what is missing, its photos, its lines and its flags. */
export const JobSheetCard = ({ conversation, view }: JobSheetCardProps) => {
  const { sessionId } = conversation;
  const { lead, jobSheet } = view;
  const [filling, setFilling] = useState<SheetField | null>(null);
  const [editing, setEditing] = useState(false);
  const lines = jobSheet.lines.filter(({ label }) => !onLeadCard.has(label));
  return (
    <Card component="section" aria-label="Job sheet" sx={{ '&::before': punchedEdge }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '8px 16px 16px' }}>
        <CompletionRing percentage={jobSheet.percentage} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="head" component="h2">
            Job sheet
          </Typography>
          <Typography variant="small">{neededInWords(jobSheet)}</Typography>
        </Box>
        <Button size="small" component={Link} to={sheetPath(sessionId)} startIcon={<Printer {...smallIcon} />}>
          Print
        </Button>
      </Box>
      {isAlarming(conversation) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: '0 16px 16px' }}>
          <AlarmBadges conversation={conversation} />
        </Box>
      )}
      <MissingFields {...{ sessionId, view }} onFill={setFilling} />
      <Box sx={{ p: '0 16px 12px' }}>
        <SheetPhotos {...{ sessionId }} sheet={jobSheet} />
      </Box>
      <Box sx={{ m: '0 16px', p: '4px 0 8px', borderTop: '1px solid var(--line)' }}>
        {lines.length > 0 ? (
          <SheetLines lines={lines} />
        ) : (
          <Typography variant="small" sx={{ py: 1 }}>
            No details yet.
          </Typography>
        )}
        <Button
          variant="text"
          size="small"
          sx={{ ml: -1 }}
          aria-label="Edit job sheet"
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
      </Box>
      {jobSheet.flags.length > 0 && (
        <Box sx={{ m: '0 16px 16px' }}>
          <SurveyFlags flags={jobSheet.flags} />
        </Box>
      )}
      {editing && <SheetDetailsDialog {...{ sessionId, lead }} sheet={jobSheet} onClose={() => setEditing(false)} />}
      {filling && (
        <AppDialog open title={`Add ${sheetFields[filling].label.toLowerCase()}`} onClose={() => setFilling(null)}>
          <DetailForm
            sessionId={sessionId}
            field={filling}
            value={lead[filling] ?? ''}
            onDone={() => setFilling(null)}
          />
        </AppDialog>
      )}
    </Card>
  );
};
