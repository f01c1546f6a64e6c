import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import type { AssistantTurn } from '../assistant-engine';
import { partsAbout } from '../chosen-parts';
import { publicInformationOf } from '../public-information';
import { preferredTimeIn } from '../understanding/time/preferred-time';
import type { FreeTime } from '../dialogue/visits/visit-talk';
import { timeInSentence } from '../dialogue/visits/visit-words';
import { fewOf, nearestTimes, wishedTimes } from '../dialogue/visits/wished-times';
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
  readonly #lookedUp = new Set<AnswerSource>();
  #found: readonly FreeTime[] = [];

  constructor(private readonly turn: AssistantTurn) {}

  get tools(): readonly ToolDescription[] {
    return toolDescriptions.filter(({ name }) => isTaken(name, publicInformationOf(this.turn).flows));
  }

  get proposals(): readonly Proposal[] {
    return this.#proposals;
  }

  /** The ids of what the model looked up. */
  get lookedUp(): readonly AnswerSource[] {
    return [...this.#lookedUp];
  }

  /** The times that the model was told of last. */
  get found(): readonly FreeTime[] {
    return this.#found;
  }

  /** Answers the model in words; on anything unknown or malformed too. `json` are the arguments as the model wrote them. */
  call(name: string, json: string): string {
    if (!this.tools.some((tool) => tool.name === name)) return 'There is no such tool.';
    const input = parsed(json);
    switch (name) {
      case 'look_up':
        return this.#lookUp(input);
      case 'save_lead_fields':
        return this.#saveLead(input);
      case 'request_callback':
        return this.#requestCallback(input);
      case 'request_quote':
        return this.#requestQuote(input);
      case 'find_slots':
        return this.#findSlots(input);
      case 'propose_booking':
        return this.#proposeBooking(input);
      default:
        return 'There is no such tool.';
    }
  }

  #lookUp(input: unknown): string {
    const { success, data } = toolShapes.look_up.input.safeParse(input);
    if (!success) return refused;
    const parts = partsAbout(publicInformationOf(this.turn), data.question);
    for (const [source] of parts) this.#lookedUp.add(source);
    return (
      parts.map(([, title, words]) => `${title}: ${words}`).join('\n') ||
      'Nothing is known of that: the team will answer it.'
    );
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

  #findSlots(input: unknown): string {
    const { success, data } = toolShapes.find_slots.input.safeParse(input);
    if (!success) return refused;
    const { diary, text, at } = this.turn;
    if (!diary) return byPhone;
    const words = data.wish !== null && wasSaid(data.wish, text) ? data.wish : null;
    const wish = words === null ? {} : preferredTimeIn(words, { facts: {}, at, asked: 'preferred_time' });
    const times = wishedTimes(diary, wish);
    this.#found = times.length > 0 ? fewOf(times) : nearestTimes(diary, wish);
    const listed = this.#found.map(({ start }, index) => `${index + 1}. ${timeInSentence(start, at)}`).join('\n');
    return listed || 'No time is free: the team will ring.';
  }

  #proposeBooking(input: unknown): string {
    const { success, data } = toolShapes.propose_booking.input.safeParse(input);
    if (!success) return refused;
    const time = this.#found[data.choice - 1];
    if (!time) return this.#found.length > 0 ? refused : `Find times first. ${byPhone}`;
    this.#propose({ kind: 'booking', ...time });
    return `Chosen: ${timeInSentence(time.start, this.turn.at)}. The visitor is asked for a yes before it is booked.`;
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
