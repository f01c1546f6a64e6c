import Box from '@mui/material/Box';
import type { JobSheet, PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { Camera } from 'lucide-react';
import { icon } from '../../ui/icon';
import { spokenOnly } from '../conversations/spoken-only';
import { PhotoTile } from '../photos/PhotoTile';
import type { PhotoLinks } from '../photos/usePhotoLinks';

interface PhotoSlotsProps {
  readonly sheet: Pick<JobSheet, 'photos' | 'otherPhotos'>;
  readonly links: PhotoLinks;
  readonly onOpen: (photoId: string) => void;
  /** Loaded at once, for paper. */
  readonly eager?: boolean;
  /** What they are called together. */
  readonly label?: string;
  /** What one without a slot is called. */
  readonly other?: string;
}

type Place = {
  readonly key: string;
  readonly label: string;
  readonly told: string;
  readonly photoId: string | null;
};

const placesOf = ({ photos, otherPhotos }: PhotoSlotsProps['sheet'], other: string): readonly Place[] => [
  ...photos.flatMap(({ slot, label, ids }) => inSlot(slot, label, ids)),
  ...otherPhotos.map((photoId) => ({ key: photoId, label: other, told: '', photoId })),
];

const inSlot = (slot: PhotoSlot, label: string, ids: readonly string[]): readonly Place[] =>
  ids.length === 0
    ? [{ key: slot, label, told: ', not sent yet', photoId: null }]
    : ids.map((photoId, index) => ({
        key: photoId,
        label,
        told: ids.length > 1 ? `, ${index + 1} of ${ids.length}` : '',
        photoId,
      }));

const empty = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '8px',
  border: '1.5px dashed var(--line-strong)',
  color: 'var(--text-soft)',
} as const;

/** The photos of a job sheet in their fixed order, then those that nobody has put in a slot; what nobody has sent yet is dashed. */
export const PhotoSlots = ({
  sheet,
  links,
  onOpen,
  eager = false,
  label: together = 'Photos',
  other = 'Other photo',
}: PhotoSlotsProps) => (
  <Box
    component="ul"
    aria-label={together}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      gap: '6px',
      '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    }}
  >
    {placesOf(sheet, other).map(({ key, label, told, photoId }) => (
      <Box
        key={key}
        component="li"
        sx={{
          font: "450 12.5px/16px 'Inter Variable', Inter, system-ui, sans-serif",
          color: 'var(--text-soft)',
          textAlign: 'center',
          breakInside: 'avoid',
        }}
      >
        <Box sx={{ mb: 0.5 }}>
          {photoId === null ? (
            <Box sx={empty}>
              <Camera {...icon} />
            </Box>
          ) : (
            <PhotoTile
              name={label}
              link={links.byId.get(photoId)}
              failed={links.failed}
              onNeeded={links.renew}
              eager={eager}
              onOpen={() => onOpen(photoId)}
            />
          )}
        </Box>
        {label}
        <Box component="span" sx={spokenOnly}>
          {told}
        </Box>
      </Box>
    ))}
  </Box>
);
