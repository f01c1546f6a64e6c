import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { type JobSheet, photoSlotNames, photoSlots, photoSlotSchema } from '@pilotlight/contracts/values/job-sheet';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { PhotoSlots } from '../../../shared/leads/PhotoSlots';
import { PhotoDialog } from '../../../shared/photos/PhotoDialog';
import { photoName } from '../../../shared/photos/PhotoTile';
import { useOwnPhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { Field } from '../../../ui/fields/Field';
import { useTagConversationPhotoMutation } from './lead-work.api';

const noSlot = 'none';

interface SheetPhotosProps {
  readonly sessionId: string;
  readonly sheet: Pick<JobSheet, 'photos' | 'otherPhotos'>;
}

/** The photos in their slots; each opens larger, where it can be put in another slot. */
export const SheetPhotos = ({ sessionId, sheet }: SheetPhotosProps) => {
  const [openId, setOpenId] = useState<string>();
  const [tag, { isLoading, error, reset }] = useTagConversationPhotoMutation();
  const sent = sheet.otherPhotos.length > 0 || sheet.photos.some(({ ids }) => ids.length > 0);
  const links = useOwnPhotoLinks(sessionId, sent);
  const photo = openId === undefined ? undefined : links.byId.get(openId);
  const slot = sheet.photos.find(({ ids }) => ids.some((id) => id === openId))?.slot ?? null;
  const close = () => {
    setOpenId(undefined);
    reset();
  };
  const put = (chosen: string) => {
    if (openId === undefined) return;
    const { data = null } = photoSlotSchema.safeParse(chosen);
    void tag({ params: { sessionId, photoId: openId }, body: { slot: data } });
  };
  const refusal = error ? (apiErrorFrom(error).reason ?? 'Unable to save. Please try again.') : undefined;
  return (
    <>
      <PhotoSlots sheet={sheet} links={links} onOpen={setOpenId} />
      {photo && (
        <PhotoDialog name={photoName({ slot })} photo={photo} onClose={close}>
          <Box sx={{ maxWidth: 320, mt: 2 }}>
            <Field label="What it shows" refusal={refusal}>
              {({ id, describedBy }) => (
                <Select
                  native
                  fullWidth
                  value={slot ?? noSlot}
                  disabled={isLoading}
                  onChange={(event) => put(event.target.value)}
                  inputProps={{ id, 'aria-describedby': describedBy }}
                >
                  <option value={noSlot}>No slot</option>
                  {photoSlots.map((each) => (
                    <option key={each} value={each}>
                      {photoSlotNames[each]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </Box>
        </PhotoDialog>
      )}
    </>
  );
};
