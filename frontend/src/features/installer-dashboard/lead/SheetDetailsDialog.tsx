import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { JobSheet, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields, sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { optionalFields, requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import { choicesOf } from '../../../shared/leads/detail-words';
import { ChangedElsewhere } from '../../../shared/unsaved/ChangedElsewhere';
import { useMeanwhile } from '../../../shared/unsaved/useMeanwhile';
import { AppDialog } from '../../../ui/AppDialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { toast } from '../../../ui/toasts/toasts';
import { ChoiceInput } from './ChoiceInput';
import { useEditLeadDetailsMutation } from './lead-work.api';
import { checkSheetForm, differingDetails, editsOf, type SheetForm } from './sheet-form';

interface SheetDetailsDialogProps {
  readonly sessionId: string;
  readonly lead: LeadView['lead'];
  readonly sheet: JobSheet;
  readonly onClose: () => void;
}

const formId = 'edit-job-sheet';

const valuesOf = (fields: readonly SheetField[], lead: LeadView['lead'], sheet: JobSheet): SheetForm =>
  Object.fromEntries(
    fields.map((field) => {
      const value = lead[field] ?? (field === 'job_type' ? sheet.jobType : '');
      return [field, field === 'phone' ? phoneInWords(value) : value];
    }),
  );

const labelOf = (field: SheetField): string => {
  const { label, unit } = sheetFields[field];
  return unit && unit !== label.toLowerCase() ? `${label} (${unit})` : label;
};

/** Every detail that a sheet of this job has room for, and those that were given besides, as one form that is saved once. */
export const SheetDetailsDialog = ({ sessionId, lead, sheet, onClose }: SheetDetailsDialogProps) => {
  const ofThisJob = new Set<SheetField>([
    'job_type',
    ...requiredFields[sheet.jobType],
    ...optionalFields[sheet.jobType],
  ]);
  const shown = sheetOrder.filter((field) => ofThisJob.has(field) || lead[field] !== undefined);
  const [save, { isLoading }] = useEditLeadDetailsMutation();
  const now = valuesOf(shown, lead, sheet);
  const { base, inTheWay, mayReplace } = useMeanwhile(now, differingDetails);
  const { control, handleSubmit } = useForm<SheetForm>({
    mode: 'onTouched',
    defaultValues: base,
    resolver: checkSheetForm,
  });
  const submit = handleSubmit(async (form) => {
    // What nobody touched here is sent to nobody, whatever it was changed to meanwhile.
    const edits = editsOf(base, form);
    if (edits.length === 0) return onClose();
    if (!mayReplace(now, form)) return;
    const { error } = await save({ params: { sessionId }, body: { edits } });
    if (!error) return onClose();
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    return toast({ title: 'Unable to save.', description, variant: 'destructive' });
  });
  return (
    <AppDialog
      open
      full
      width={720}
      title="Edit job sheet"
      onClose={onClose}
      busy={isLoading}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <ChangedElsewhere what={inTheWay} />
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {shown.map((field) => {
          const choices = choicesOf(field);
          return choices ? (
            <ChoiceInput
              key={field}
              control={control}
              name={field}
              label={labelOf(field)}
              choices={choices}
              refusal={undefined}
            />
          ) : (
            <TextInput key={field} control={control} name={field} label={labelOf(field)} autoComplete="off" />
          );
        })}
      </Box>
    </AppDialog>
  );
};
