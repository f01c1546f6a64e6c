import type { PhotoSlot, photoSlotNames } from '@pilotlight/contracts/values/job-sheet';

/** The contract's own names, checked against it by type. */
export const slotNames: typeof photoSlotNames = {
  'boiler-front': 'Boiler front',
  'data-plate': 'Data plate',
  'pipes-under': 'Pipes under',
  'flue-inside': 'Flue inside',
  'flue-outside': 'Flue outside',
  'gas-meter': 'Gas meter',
  controls: 'Controls',
  cylinder: 'Cylinder',
  radiator: 'Radiator',
  'fuse-box': 'Fuse box',
  'proposed-place': 'Proposed place',
};

const isSlot = (value: string): value is PhotoSlot => value in slotNames;

export const slotOf = (value: string): PhotoSlot | null => (isSlot(value) ? value : null);
