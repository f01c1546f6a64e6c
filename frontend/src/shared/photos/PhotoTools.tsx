import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { icon } from '../../ui/icon';

export const zooms = [1, 1.5, 2, 3] as const;

interface PhotoToolsProps {
  /** "2 of 4" and when it was sent. */
  readonly told: string;
  readonly url: string;
  readonly fileName: string;
  readonly zoom: number;
  readonly onZoom: (to: number) => void;
  readonly onRotate: () => void;
  /** Absent at that end. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** What can be done with an opened photo; each a press of 44 px. */
export const PhotoTools = (props: PhotoToolsProps) => {
  const { told, url, fileName, zoom, onZoom, onRotate, onPrevious, onNext } = props;
  const at = zooms.findIndex((each) => each === zoom);
  const larger = zooms[at + 1];
  const smaller = zooms[at - 1];
  return (
    <Box
      role="toolbar"
      aria-label="Photo"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        mt: 1,
        '& .MuiIconButton-root': { width: 44, height: 44 },
      }}
    >
      <IconButton aria-label="Previous photo" disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft {...icon} />
      </IconButton>
      <Typography variant="small" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {told}
      </Typography>
      <IconButton aria-label="Next photo" disabled={!onNext} onClick={onNext}>
        <ChevronRight {...icon} />
      </IconButton>
      <IconButton aria-label="Zoom out" disabled={!smaller} onClick={() => smaller && onZoom(smaller)}>
        <ZoomOut {...icon} />
      </IconButton>
      <IconButton aria-label="Zoom in" disabled={!larger} onClick={() => larger && onZoom(larger)}>
        <ZoomIn {...icon} />
      </IconButton>
      <IconButton aria-label="Rotate" onClick={onRotate}>
        <RotateCw {...icon} />
      </IconButton>
      <IconButton component="a" href={url} download={fileName} aria-label="Download">
        <Download {...icon} />
      </IconButton>
    </Box>
  );
};
