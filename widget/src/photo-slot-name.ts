import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

/** "Gas meter" of `gas-meter`, without the contract's table. */
export const photoSlotName = (slot: PhotoSlot): string => slot[0]?.toUpperCase() + slot.slice(1).replace('-', ' ');
