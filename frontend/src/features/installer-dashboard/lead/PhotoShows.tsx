import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { type PhotoSlot, photoSlotNames, photoSlots, photoSlotSchema } from '@pilotlight/contracts/values/job-sheet';
import type { ReactNode } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { Field } from '../../../ui/fields/Field';
import { useTagConversationPhotoMutation } from './lead-work.api';

const other = 'none';

interface PhotoShowsProps {
  readonly sessionId: string;
  readonly photoId: string;
  /** Null while nobody has said what it shows. */
  readonly slot: PhotoSlot | null;
}

/** What an opened photo shows, as the installer says it. */
export const PhotoShows = ({ sessionId, photoId, slot }: PhotoShowsProps) => {
  const [tag, { isLoading, error }] = useTagConversationPhotoMutation();
  const put = (chosen: string) => {
    const { data = null } = photoSlotSchema.safeParse(chosen);
    void tag({ params: { sessionId, photoId }, body: { slot: data } });
  };
  const refusal = error ? (apiErrorFrom(error).reason ?? 'Unable to save. Please try again.') : undefined;
  return (
    <Box sx={{ maxWidth: 320, mt: 2 }}>
      <Field label="Photo of" refusal={refusal}>
        {({ id, describedBy }) => (
          <Select
            native
            fullWidth
            value={slot ?? other}
            disabled={isLoading}
            onChange={(event) => put(event.target.value)}
            inputProps={{ id, 'aria-describedby': describedBy }}
          >
            <option value={other}>Other photo</option>
            {photoSlots.map((each) => (
              <option key={each} value={each}>
                {photoSlotNames[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Box>
  );
};

/** The same of one conversation's photos; those that the firm sent fill no slot. */
export const photoShowsOf =
  (sessionId: string) =>
  ({
    photoId,
    slot,
    isFirms,
  }: Omit<PhotoShowsProps, 'sessionId'> & { readonly isFirms?: true | undefined }): ReactNode =>
    isFirms ? null : <PhotoShows {...{ sessionId, photoId, slot }} />;
