import { SlotFinder, type SlotOffer } from '@pilotlight/assistant/slot-finder';

/** Where no diary is kept: the firm rings and agrees a time. */
export class SlotsByPhone extends SlotFinder {
  async find(): Promise<SlotOffer> {
    return { kind: 'by-phone' };
  }
}
