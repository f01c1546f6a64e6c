/** How often an open panel that is looked at may ask for a person's words: the length of a round. */
export const POLL_MS = 5000;
/** In rounds: once a minute is the least. */
export const SLOWEST = 12;

/** Whether to ask at this round, counted from when anybody last spoke: each while a person is awaited or here, else ever more rarely. */
export const isPollDue = (round: number, person: boolean): boolean =>
  person || (round < SLOWEST ? !(round & (round - 1)) : !(round % SLOWEST));
