import {
  type Conversation,
  type News,
  type Overview,
  overviewLength,
  type TranscriptEntry,
} from '@pilotlight/contracts/http/conversations';
import type { Stats } from '@pilotlight/contracts/http/insights';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { installerSession } from '../../../shared/session/sessions';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { serve } from '../../../testing/server';

export const calls = {
  live: 'GET /api/installer/live',
  me: 'GET /api/installer/me',
  analytics: 'GET /api/installer/analytics',
  news: 'GET /api/installer/news',
  overview: 'GET /api/installer/overview',
  conversations: 'GET /api/installer/conversations?page=1&pageSize=50',
} as const;

export const sessionId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const quiet = Array.from({ length: 14 }, () => 0);

export const noFigures: Stats = {
  totalConversations: 0,
  leadsCaptured: 0,
  conversionRate: 0,
  appointmentsBooked: 0,
  intentBreakdown: {},
  recentActivity: Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${15 + day}`, count: 0 })),
  trend: { conversations: quiet, leads: quiet, appointments: quiet },
};

export const figures: Stats = {
  ...noFigures,
  totalConversations: 1284,
  leadsCaptured: 518,
  conversionRate: 31.5,
  appointmentsBooked: 163,
  intentBreakdown: { service: 3, quote: 1 },
  trend: {
    conversations: [6, 5, 4, 8, 6, 7, 5, 5, 4, 3, 9, 8, 9, 8],
    leads: [2, 2, 1, 4, 3, 2, 2, 2, 1, 1, 4, 4, 4, 2],
    appointments: [1, 0, 1, 1, 1, 1, 0, 1, 0, 0, 2, 1, 2, 1],
  },
};

export const entry = (
  role: TranscriptEntry['role'],
  text: string,
  more: Partial<TranscriptEntry> = {},
): TranscriptEntry => ({
  id: `${role}-${text}`,
  role,
  text,
  timestamp: new Date().toISOString(),
  card: null,
  safety: null,
  ...more,
});

export const conversation = (number: number, more: Partial<Conversation> = {}): Conversation => ({
  id: sessionId(number),
  sessionId: sessionId(number),
  installerId: 'aire-valley',
  intent: null,
  introShown: true,
  emergency: false,
  alarmCleared: null,
  slots: {},
  events: [entry('user', `message ${number}`)],
  lead: { first_name: 'Visitor', last_name: `Number${number}` },
  grade: null,
  stage: 'new',
  leadSubmittedAt: null,
  messageCount: 1,
  waitingSince: null,
  takenOver: false,
  openQuestions: [],
  openMatters: [],
  createdAt: new Date().toISOString(),
  lastSaidAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  ...more,
});

export const page = (conversations: readonly Conversation[], total = conversations.length, all = total) => ({
  body: { conversations, total, all },
});

export const news = (more: Partial<News> = {}) => ({
  body: { news: { conversations: 0, emergencies: 0, waiting: 0, ...more } },
});

const noContacts = { given: 0, reached: 0, medianSeconds: null };

/** All that the overview tells of these; emergencies and whoever waits need a look, in their order. */
export const overview = (conversations: readonly Conversation[], more: Partial<Overview> = {}) => {
  const graded = (grade: Conversation['grade']) => conversations.filter((each) => each.grade === grade).length;
  const needsALook = conversations.filter(
    ({ emergency, waitingSince, openMatters }) => emergency || waitingSince !== null || openMatters.length > 0,
  );
  const known: Overview = {
    recent: conversations.slice(0, overviewLength.recent),
    needsALook,
    needing: needsALook.length,
    waiting: conversations.filter(({ waitingSince }) => waitingSince !== null).length,
    grades: { A: graded('A'), B: graded('B'), C: graded('C'), ungraded: graded(null) },
    all: conversations.length,
    firstContact: { week: noContacts, before: noContacts },
    ...more,
  };
  return { body: { overview: known } };
};

/** The call for what the rail and the overview know of the diary, from today on. */
export const diaryFromToday = (status = ''): string => {
  const { day } = londonTime(new Date().toISOString());
  return `GET /api/installer/diary?from=${day}&to=${addDays(day, 61)}${status && `&status=${status}`}`;
};

/** The call for the visits of the conversation of this number. */
export const visitsOf = (number: number): string =>
  `GET /api/installer/conversations/${sessionId(number)}/appointments`;

const noVisits = { body: { appointments: [] } };

/** Signs Dawn in and answers for her account; `more` adds calls or replaces them. */
export const serveAccount = (conversations: readonly Conversation[], more: Parameters<typeof serve>[0] = {}) => {
  const { name, slug } = aireValleyHeating;
  installerSession.save({ token: 'i1', email: 'dawn@aire.example', slug, name }, true);
  return serve({
    [calls.me]: { body: { installer: aireValleyHeating } },
    [calls.analytics]: { body: { stats: figures } },
    [calls.news]: news(),
    [calls.overview]: overview(conversations),
    [calls.conversations]: page(conversations),
    [diaryFromToday()]: noVisits,
    [diaryFromToday('pending')]: noVisits,
    ...Object.fromEntries(Array.from({ length: 10 }, (_, number) => [visitsOf(number), noVisits])),
    ...more,
  });
};
