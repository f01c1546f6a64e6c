import type { Analytics, LeadFigures, StageCounts } from '@pilotlight/contracts/http/analytics';
import type { PlatformCounts } from '@pilotlight/contracts/http/platform-insights';
import { intents } from '@pilotlight/contracts/values/intent';
import { addDays, daysEnding } from '@pilotlight/contracts/values/london-day';

const noCounts: PlatformCounts = {
  conversations: 0,
  contacts: 0,
  booked: 0,
  visited: 0,
  hot: 0,
  warm: 0,
  cold: 0,
  replies: 0,
  replyMs: 0,
  slowReplies: 0,
};
const noStages: StageCounts = { leads: 0, contacted: 0, quoted: 0, won: 0, lost: 0, wonPence: 0, valued: 0 };
const unknown = { of: 0, medianSeconds: null };
const noLeads: LeadFigures = {
  ...noStages,
  response: unknown,
  firstContact: unknown,
  toContacted: unknown,
  toQuoted: unknown,
  toWon: unknown,
  toLost: unknown,
};

/** Of so many days up to one in which nothing has happened. */
export const noAnalytics = (to: string, length: number): Analytics => {
  const from = addDays(to, 1 - length);
  const last = addDays(from, -1);
  return {
    at: '2026-11-19T13:08:00Z',
    period: { from, to },
    previous: { from: addDays(from, -length), to: last },
    days: daysEnding(to, length).map((day) => ({ ...noCounts, day })),
    daysBefore: daysEnding(last, length).map((day) => ({ ...noCounts, day })),
    intents: intents.map((intent) => ({ intent, count: 0, before: 0 })),
    hours: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
    leads: noLeads,
    leadsBefore: noLeads,
    byDay: daysEnding(to, length).map((day) => ({ ...noStages, day })),
    byIntent: [],
    byGrade: [],
    places: [],
    claims: {
      quoteWorthy: { now: 0, before: 0, need: 20, percent: null },
      admin: { quotes: 0, need: 10, details: null, minutes: null },
      firstResponse: { leads: 0, need: 20, times: null },
    },
  };
};

const stages: StageCounts = { leads: 60, contacted: 45, quoted: 30, won: 12, lost: 6, wonPence: 2_640_000, valued: 10 };
const pace = (of: number, medianSeconds: number) => ({ of, medianSeconds });

/** A busy firm's: as many leads each day. */
export const someAnalytics = (to: string, length: number): Analytics => {
  const none = noAnalytics(to, length);
  return {
    ...none,
    days: none.days.map((day) => ({ ...day, conversations: 4, contacts: 2, booked: 1, hot: 1 })),
    daysBefore: none.daysBefore.map((day) => ({ ...day, conversations: 2, contacts: 2 })),
    intents: none.intents.map((row) => (row.intent === 'quote' ? { ...row, count: 80, before: 40 } : row)),
    leads: {
      ...stages,
      response: pace(60, 4),
      firstContact: pace(45, 1_200),
      toContacted: pace(45, 1_200),
      toQuoted: pace(30, 7_200),
      toWon: pace(12, 172_800),
      toLost: pace(6, 90_000),
    },
    leadsBefore: { ...noLeads, firstContact: pace(20, 2_400) },
    byDay: none.byDay.map((day) => ({ ...day, leads: 2, quoted: 1 })),
    byIntent: [{ ...stages, intent: 'quote' }],
    byGrade: [{ ...stages, grade: 'A' }],
    places: [
      { outward: 'LS6', leads: 20, before: 12 },
      { outward: 'BT1', leads: 3, before: 0 },
      { outward: 'BT2', leads: 2, before: 0 },
      { outward: 'QQ9', leads: 1, before: 0 },
    ],
    claims: {
      quoteWorthy: { now: 33, before: 25, need: 20, percent: 32 },
      admin: { quotes: 30, need: 10, details: 13.4, minutes: 20 },
      firstResponse: { leads: 45, need: 20, times: 300 },
    },
  };
};
