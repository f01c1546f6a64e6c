import type { PhotoSlot, photoSlots } from '@pilotlight/contracts/values/job-sheet';

/** The contract's own list, checked against it by type. */
export const slots: typeof photoSlots = [
  'boiler-front',
  'data-plate',
  'pipes-under',
  'flue-inside',
  'flue-outside',
  'gas-meter',
  'controls',
  'cylinder',
  'radiator',
  'fuse-box',
  'proposed-place',
];

export const slotOf = (value: string): PhotoSlot | null => slots.find((slot) => slot === value) ?? null;
