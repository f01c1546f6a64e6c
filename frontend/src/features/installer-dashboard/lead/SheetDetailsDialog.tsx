import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { JobSheet, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { optionalFields, requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { AppDialog } from '../../../ui/AppDialog';
import { DetailRow } from './DetailRow';

interface SheetDetailsDialogProps {
  readonly sessionId: string;
  readonly lead: LeadView['lead'];
  readonly sheet: JobSheet;
  readonly onClose: () => void;
}

/** Every detail that a sheet of this job has room for, and those that were given besides, each with its pencil. */
export const SheetDetailsDialog = ({ sessionId, lead, sheet, onClose }: SheetDetailsDialogProps) => {
  const ofThisJob = new Set<SheetField>([
    'job_type',
    ...requiredFields[sheet.jobType],
    ...optionalFields[sheet.jobType],
  ]);
  const shown = sheetOrder.filter((field) => ofThisJob.has(field) || lead[field] !== undefined);
  return (
    <AppDialog
      open
      full
      title="Details of the job sheet"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Box sx={{ '--label': { xs: '112px', md: '144px' } }}>
        {shown.map((field) => (
          <DetailRow
            key={field}
            {...{ sessionId, field }}
            value={lead[field] ?? (field === 'job_type' ? sheet.jobType : undefined)}
          />
        ))}
      </Box>
    </AppDialog>
  );
};
