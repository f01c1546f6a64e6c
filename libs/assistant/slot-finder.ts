/** A time that can be had, in words for people ("Tuesday 24 November, 8am to 10am"). */
export type OfferedSlot = { readonly slotId: string; readonly words: string };

export type SlotOffer =
  { readonly kind: 'slots'; readonly slots: readonly OfferedSlot[] } | { readonly kind: 'by-phone' };

export type SlotSession = { readonly slug: string; readonly sessionId: string };

/** The diary as a conversation may see it. The same session asked again in one answer gets the same slots. */
export abstract class SlotFinder {
  /** `wish` in the visitor's own words; null where none were said. At most five slots, soonest first. */
  abstract find(session: SlotSession, wish: string | null, signal: AbortSignal): Promise<SlotOffer>;
}
