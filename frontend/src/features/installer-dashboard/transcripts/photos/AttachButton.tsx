import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { icon } from '../../../../ui/icon';
import { photoTypes } from './photos-to-send';

interface AttachButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the device's own way to choose or take photos. */
export const AttachButton = ({ onFiles }: AttachButtonProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={photoTypes}
        data-testid="reply-photos"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Tooltip title="Add photos">
        <IconButton
          aria-label="Add photos"
          onClick={() => chooser.current?.click()}
          sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, color: 'var(--flame-deep)' }}
        >
          <ImagePlus {...icon} />
        </IconButton>
      </Tooltip>
    </>
  );
};
