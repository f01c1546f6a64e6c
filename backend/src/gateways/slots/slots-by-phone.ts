import { SlotFinder, type SlotOffer } from '@pilotlight/assistant/slot-finder';

/** Without a diary, the installer rings and agrees a time. */
export class SlotsByPhone extends SlotFinder {
  async find(): Promise<SlotOffer> {
    return { kind: 'by-phone' };
  }
}
