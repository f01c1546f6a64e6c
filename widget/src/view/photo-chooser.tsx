/** @jsxImportSource @pilotlight/widget/jsx */
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { photoSlotName } from '../photo-slot-name';
import { Icon } from './icons';
import type { PanelActions } from './panel-props';

export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,.heic';

interface ChooserProps {
  readonly look: string;
  readonly label: string;
  readonly slot?: PhotoSlot;
  readonly actions: PanelActions;
}

/** A button that opens the device's own way to choose or take photos. */
export const PhotoChooser = ({ look, label, slot, actions }: ChooserProps) => [
  <input
    type="file"
    hidden
    multiple
    accept={PHOTO_TYPES}
    onChange={({ currentTarget }) => {
      actions.addPhotos(currentTarget.files, slot);
      currentTarget.value = '';
    }}
  />,
  <button
    type="button"
    class={look}
    aria-label={label}
    onClick={({ currentTarget }) => {
      const chooser = currentTarget.previousSibling;
      actions.expect('photos');
      if (chooser instanceof HTMLInputElement) chooser.click();
    }}
  >
    <Icon name="camera" />
    {slot && photoSlotName(slot)}
  </button>,
];
