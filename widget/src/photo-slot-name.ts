import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

/** The contract's own name of a slot, "Gas meter" of `gas-meter`, without the table. */
export const photoSlotName = (slot: PhotoSlot): string => slot[0]?.toUpperCase() + slot.slice(1).replace('-', ' ');
