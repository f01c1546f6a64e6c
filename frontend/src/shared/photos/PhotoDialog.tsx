import Box from '@mui/material/Box';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import type { ReactNode } from 'react';
import { AppDialog } from '../../ui/AppDialog';
import { faultWords, usePictureFault } from './usePictureFault';

interface PhotoDialogProps {
  readonly name: string;
  readonly photo: Pick<LinkedPhoto, 'url' | 'width' | 'height'>;
  readonly onClose: () => void;
  /** What can be done about the photo. */
  readonly children?: ReactNode;
}

/** A photo as large as the screen has room for; says so where it can't be shown. */
export const PhotoDialog = ({ name, photo, onClose, children }: PhotoDialogProps) => {
  const { fault, onError } = usePictureFault(photo.url);
  return (
    <AppDialog open title={name} onClose={onClose} width={1216} full>
      {fault ? (
        <Box component="p" role="status" sx={{ my: 4, textAlign: 'center', color: 'var(--text-soft)' }}>
          {faultWords[fault]}
        </Box>
      ) : (
        <Box
          component="img"
          src={photo.url}
          alt={name}
          width={photo.width}
          height={photo.height}
          onError={onError}
          sx={{
            display: 'block',
            width: 'auto',
            maxWidth: '100%',
            height: 'auto',
            maxHeight: children ? '66vh' : '78vh',
            mx: 'auto',
          }}
        />
      )}
      {children}
    </AppDialog>
  );
};
