/** How often a panel that is looked at may ask for a person's words. */
export const ASK_AGAIN_MS = 5000;
/** Once a minute is the least. */
export const SELDOM = 12;

/**
 * Whether to ask at this round of the rhythm, counted from when anybody last spoke: at each while a person is waited for or here,
 * else ever more seldom.
 */
export const askAgainAt = (round: number, person: boolean): boolean =>
  person || (round < SELDOM ? !(round & (round - 1)) : !(round % SELDOM));
