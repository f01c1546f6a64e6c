import type { Claims, LeadFigures, Pace, StageCounts } from '@pilotlight/contracts/http/analytics';

const paces = ['response', 'firstContact', 'toContacted', 'toQuoted', 'toWon', 'toLost'] as const;
export type PaceName = (typeof paces)[number];

/** As a query answers for the period or for the one before. */
export type PacesRow = Readonly<Record<`${PaceName}Of`, number>> &
  Readonly<Record<`${PaceName}Seconds`, number | null>>;

export type FiguresRow = StageCounts &
  PacesRow & {
    readonly worthy: number;
    readonly details: number | null;
  };

export const stageCountsOf = (row: StageCounts | undefined): StageCounts => ({
  leads: row?.leads ?? 0,
  contacted: row?.contacted ?? 0,
  quoted: row?.quoted ?? 0,
  won: row?.won ?? 0,
  lost: row?.lost ?? 0,
  wonPence: row?.wonPence ?? 0,
  valued: row?.valued ?? 0,
});

export const leadFiguresOf = (row: FiguresRow | undefined): LeadFigures => {
  const pace = (name: PaceName): Pace => ({
    of: row?.[`${name}Of`] ?? 0,
    medianSeconds: row?.[`${name}Seconds`] ?? null,
  });
  return {
    ...stageCountsOf(row),
    response: pace('response'),
    firstContact: pace('firstContact'),
    toContacted: pace('toContacted'),
    toQuoted: pace('toQuoted'),
    toWon: pace('toWon'),
    toLost: pace('toLost'),
  };
};

/** Below these a figure would be chance. */
const leadsNeeded = 20;
const quotesNeeded = 10;
/** To ask for a detail and to write it down, by phone. */
const minutesPerDetail = 1.5;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const quoteWorthy = (now: number, before: number): Claims['quoteWorthy'] => ({
  now,
  before,
  need: leadsNeeded,
  percent: now < leadsNeeded || before < leadsNeeded ? null : oneDecimal((now / before - 1) * 100),
});

const admin = (quotes: number, details: number | null): Claims['admin'] => {
  const enough = quotes >= quotesNeeded && details !== null;
  return {
    quotes,
    need: quotesNeeded,
    details: enough ? oneDecimal(details) : null,
    minutes: enough ? Math.round(details * minutesPerDetail) : null,
  };
};

/** Answers come within a second: no claim is made of less than that. */
const firstResponse = ({ response, firstContact }: LeadFigures): Claims['firstResponse'] => {
  const leads = Math.min(response.of, firstContact.of);
  const [answer, person] = [response.medianSeconds, firstContact.medianSeconds];
  const enough = leads >= leadsNeeded && answer !== null && person !== null;
  return { leads, need: leadsNeeded, times: enough ? oneDecimal(person / Math.max(1, answer)) : null };
};

export const claimsOf = (now: FiguresRow | undefined, before: FiguresRow | undefined): Claims => ({
  quoteWorthy: quoteWorthy(now?.worthy ?? 0, before?.worthy ?? 0),
  admin: admin(now?.quoted ?? 0, now?.details ?? null),
  firstResponse: firstResponse(leadFiguresOf(now)),
});
