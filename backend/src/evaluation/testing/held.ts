import { afterMessage, type HeldDialogue, type ToldOfFirm, unheldDialogue } from '../held-dialogue';

/** A whole conversation of messages that were all written at one moment, ISO 8601 UTC. */
export const heldAt = (at: string, turns: readonly string[], told: ToldOfFirm = {}): HeldDialogue =>
  turns.reduce((before, text) => afterMessage(before, text, told), unheldDialogue(at));
