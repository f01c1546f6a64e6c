import { z } from 'zod';
import { firstContactsSchema } from '../values/first-contact';
import { clearedAlarmSchema } from '../values/alarm';
import { answerSourceSchema } from '../values/answer-source';
import { gradeSchema, intentSchema } from '../values/intent';
import { leadStageSchema } from '../values/lead-stage';
import { openMatterSchema } from '../values/open-matter';
import { hazardSchema, safetyCardSchema } from '../values/safety';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { photoSchema } from './photos';
import { route } from './route';

/**
 * In the order it happened, ISO 8601 UTC. "user", "assistant" and "person" spoke; other roles mark what happened on that line. `from`/`to`
 * are offsets in the user's line before.
 */
export const transcriptEntrySchema = z.object({
  id: z.string(),
  role: z.enum([
    'user',
    'assistant',
    'person',
    'safety',
    'flag',
    'lead',
    'grade',
    'handover',
    'stood-down',
    'alarm-cleared',
    'stage',
  ]),
  text: z.string(),
  timestamp: z.string(),
  card: safetyCardSchema.nullable(),
  safety: z
    .object({ hazard: hazardSchema, rule: z.string(), ruleVersion: z.int(), from: z.int(), to: z.int() })
    .nullable(),
  grade: gradeSchema.optional(),
  /** All that the lead has once it is graded so. */
  points: z.int().optional(),
  name: z.string().optional(),
  photos: z.array(photoSchema).optional(),
  /** What the assistant answered from; absent where that isn't known. */
  sources: z.array(answerSourceSchema).optional(),
});
export type TranscriptEntry = z.infer<typeof transcriptEntrySchema>;

/** Times are ISO 8601 UTC. */
export const conversationSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  installerId: slugSchema,
  intent: intentSchema.nullable(),
  introShown: z.boolean(),
  /** Stays where the danger was denied later. */
  emergency: z.boolean(),
  alarmCleared: clearedAlarmSchema.nullable(),
  /** The details of the home, which `lead` holds too. */
  slots: z.record(z.string(), z.string()),
  events: z.array(transcriptEntrySchema),
  /** Of a long transcript in a list; absent where all lines are there. */
  eventsLeftOut: z.int().positive().optional(),
  lead: z.record(z.string(), z.string()),
  grade: gradeSchema.nullable(),
  stage: leadStageSchema,
  leadSubmittedAt: z.string().nullable(),
  /** Of the visitor: the first that say more than a greeting; absent where there are none. */
  firstWords: z.string().optional(),
  messageCount: z.int(),
  waitingSince: z.string().nullable(),
  takenOver: z.boolean(),
  /** The visitor's lines that wait for the installer's answer, oldest first. */
  openQuestions: z.array(z.string()),
  /** Of those that an answer can be taught to the assistant, what suggestAnswer calls them. */
  questionIds: z.record(z.string(), z.string()).optional(),
  /** Waits until the installer writes or moves the lead on; oldest first, each kind once. */
  openMatters: z.array(openMatterSchema),
  createdAt: z.string(),
  lastSaidAt: z.string(),
  /** Moved by any change but a new grade: a note, a stage or a photo's place too. */
  updatedAt: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const gradeFilters = ['all', 'A', 'B', 'C'] as const;

const query = z.object({
  /** Part of the lead's email, phone, first or last name, for an admin of the visitor's words too; case does not matter. */
  search: z.string().max(200).default(''),
  grade: z.enum(gradeFilters).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(100),
  sessionId: z.uuid().optional(),
});

const response = z.object({
  conversations: z.array(conversationSchema),
  total: z.int(),
  /** Without search and filter. */
  all: z.int(),
  /** Only of a conversation that its installer looks at. */
  visitorTyping: z.literal(true).optional(),
});

export const installerConversationsForAdmin = route({
  method: 'GET',
  path: '/api/installers/:slug/conversations',
  access: 'admin',
  summary: "One installer's conversations, newest first",
  body: nothing,
  query,
  response,
});

export const installerConversations = route({
  method: 'GET',
  path: '/api/installer/conversations',
  access: 'installer',
  summary: "The signed-in installer's conversations, newest first",
  body: nothing,
  query,
  response,
});

export const conversationCsv = route({
  method: 'GET',
  path: '/api/installer/conversations/:sessionId/transcript.csv',
  access: 'installer',
  summary: "One of the signed-in installer's conversations line by line, as a table (RFC 4180)",
  body: nothing,
  query: noQuery,
  response: z.string(),
});

/** What happened on Friday evening is still there on Monday morning. */
export const waitingDays = 3;

export const newsSchema = z.object({
  conversations: z.int(),
  emergencies: z.int(),
  waiting: z.int(),
});
export type News = z.infer<typeof newsSchema>;

export const installerNews = route({
  method: 'GET',
  path: '/api/installer/news',
  access: 'installer',
  summary: "Whether the signed-in installer's conversations have changed, and how many wait to be looked at",
  body: nothing,
  query: noQuery,
  response: z.object({ news: newsSchema }),
});

export const overviewLength = { recent: 5, needsALook: 20 } as const;

export const overviewSchema = z.object({
  recent: z.array(conversationSchema).max(overviewLength.recent),
  /**
   * Uncleared dangers of the last days, vulnerable households, unanswered safety questions; waits for a person; new hot leads, complaints
   * and callbacks; cancellations and data requests; dangers taken back. Of a kind by grade, then by wait.
   */
  needsALook: z.array(conversationSchema).max(overviewLength.needsALook),
  needing: z.int(),
  waiting: z.int(),
  grades: z.object({ A: z.int(), B: z.int(), C: z.int(), ungraded: z.int() }),
  all: z.int(),
  firstContact: firstContactsSchema,
});
export type Overview = z.infer<typeof overviewSchema>;

export const installerOverview = route({
  method: 'GET',
  path: '/api/installer/overview',
  access: 'installer',
  summary: "The signed-in installer's newest conversations, those that need a look now, and how all are graded",
  body: nothing,
  query: noQuery,
  response: z.object({ overview: overviewSchema }),
});
