import type { AssistantTurn } from '../assistant-engine';
import { publicInformationOf } from '../public-information';
import type { OfferedSlot, SlotFinder } from '../slot-finder';
import type { Proposal } from '../dialogue/proposal';
import { saidFields, wasSaid } from './said-fields';
import { isTaken, type ToolDescription, toolDescriptions, toolShapes } from './tool-shapes';

const refused = 'Refused: these arguments are not allowed.';
const byPhone = 'Times are agreed by phone: offer that the firm rings, and ask for a phone number if none is known.';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The tools of one answer. They note what a visitor wants; nothing is done by them, and the session alone says whose it is. */
export class Toolbox {
  readonly #proposals: Proposal[] = [];
  #offered: readonly OfferedSlot[] = [];

  constructor(
    private readonly turn: AssistantTurn,
    private readonly slots: SlotFinder,
  ) {}

  get tools(): readonly ToolDescription[] {
    return toolDescriptions.filter(({ name }) => isTaken(name, publicInformationOf(this.turn).flows));
  }

  get proposals(): readonly Proposal[] {
    return this.#proposals;
  }

  /** Answers the model in words; on anything unknown or malformed too. `json` are the arguments as the model wrote them. */
  async call(name: string, json: string, signal: AbortSignal): Promise<string> {
    if (!this.tools.some((tool) => tool.name === name)) return 'There is no such tool.';
    const input = parsed(json);
    switch (name) {
      case 'save_lead_fields':
        return this.#saveLead(input);
      case 'request_callback':
        return this.#requestCallback(input);
      case 'request_quote':
        return this.#requestQuote(input);
      case 'find_slots':
        return await this.#findSlots(input, signal);
      case 'propose_booking':
        return this.#proposeBooking(input);
      default:
        return 'There is no such tool.';
    }
  }

  #saveLead(input: unknown): string {
    const { success, data } = toolShapes.save_lead_fields.input.safeParse(input);
    if (!success) return refused;
    const facts = saidFields(data, { ...this.turn, earlier: this.#earlier });
    const fields = Object.keys(facts);
    if (fields.length === 0) return 'Nothing was noted: the visitor did not say that.';
    this.#propose({ kind: 'lead-fields', facts });
    return `Noted: ${fields.join(', ')}.`;
  }

  #requestCallback(input: unknown): string {
    const { success, data } = toolShapes.request_callback.input.safeParse(input);
    if (!success) return refused;
    const preferredTime = data.when !== null && wasSaid(data.when, this.turn.text) ? data.when : null;
    this.#propose({ kind: 'callback', preferredTime });
    return this.turn.facts.phone
      ? 'Noted for the firm.'
      : 'Noted for the firm. No phone number is known yet: ask for one.';
  }

  #requestQuote(input: unknown): string {
    const { success, data } = toolShapes.request_quote.input.safeParse(input);
    if (!success) return refused;
    this.#propose({ kind: 'quote', work: data.work });
    return 'Noted for the firm, which works the price out. Name none.';
  }

  async #findSlots(input: unknown, signal: AbortSignal): Promise<string> {
    const { success, data } = toolShapes.find_slots.input.safeParse(input);
    if (!success) return refused;
    const wish = data.wish !== null && wasSaid(data.wish, this.turn.text) ? data.wish : null;
    const { slug, sessionId } = this.turn.session;
    const offer = await this.slots.find({ slug, sessionId }, wish, signal);
    if (offer.kind === 'by-phone') return byPhone;
    this.#offered = offer.slots;
    return (
      offer.slots.map(({ words }, index) => `${index + 1}. ${words}`).join('\n') ||
      'No time is free: the team will ring.'
    );
  }

  #proposeBooking(input: unknown): string {
    const { success, data } = toolShapes.propose_booking.input.safeParse(input);
    if (!success) return refused;
    const slot = this.#offered[data.choice - 1];
    if (!slot) return this.#offered.length > 0 ? refused : `Find times first. ${byPhone}`;
    this.#propose({ kind: 'booking', slotId: slot.slotId });
    return `Asked for: ${slot.words}. The firm confirms it.`;
  }

  get #earlier(): readonly string[] {
    return this.turn.history.flatMap(({ from, text }) => (from === 'visitor' ? [text] : []));
  }

  /** One of each kind: the last word counts. */
  #propose(proposal: Proposal): void {
    const before = this.#proposals.findIndex(({ kind }) => kind === proposal.kind);
    if (before >= 0) this.#proposals.splice(before, 1);
    this.#proposals.push(proposal);
  }
}
