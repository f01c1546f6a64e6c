import { z } from 'zod';
import { clearedAlarmSchema } from '../values/alarm';
import { gradeSchema, intentSchema } from '../values/intent';
import { leadStageSchema } from '../values/lead-stage';
import { openMatterSchema } from '../values/open-matter';
import { hazardSchema, safetyCardSchema } from '../values/safety';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { photoSchema } from './photos';
import { route } from './route';

/**
 * One line of a transcript, in the order it happened. "user", "assistant" and "person" are what was said; "safety", "flag", "lead",
 * "grade", "handover", "stood-down" and "alarm-cleared" mark what happened on that line. `timestamp` is ISO 8601 UTC. `from`/`to` are the offsets of the words that hit, in the user's line before.
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
  ]),
  text: z.string(),
  timestamp: z.string(),
  card: safetyCardSchema.nullable(),
  safety: z
    .object({ hazard: hazardSchema, rule: z.string(), ruleVersion: z.int(), from: z.int(), to: z.int() })
    .nullable(),
  /** Of a line of role "grade": what the lead was graded from there on; absent where it lost its grade. */
  grade: gradeSchema.optional(),
  /** Of a line of role "person": as whom the visitor sees them, "Dawn, Aire Valley Heating". */
  name: z.string().optional(),
  /** Of a line of role "user": what was sent with it; absent where nothing was. */
  photos: z.array(photoSchema).optional(),
});
export type TranscriptEntry = z.infer<typeof transcriptEntrySchema>;

/** Times are ISO 8601 UTC. */
export const conversationSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  installerId: slugSchema,
  intent: intentSchema.nullable(),
  introShown: z.boolean(),
  /** A danger was told of; it stays where that was denied later. */
  emergency: z.boolean(),
  /** What the firm last said of what is urgent here; null where it stands, or where nothing is. */
  alarmCleared: clearedAlarmSchema.nullable(),
  /** Of the details, those that describe the home: `lead` has them too. */
  slots: z.record(z.string(), z.string()),
  events: z.array(transcriptEntrySchema),
  /** How many lines a list leaves out of a long transcript; absent where all are there. One that is asked for by its session is whole. */
  eventsLeftOut: z.int().positive().optional(),
  /** The visitor's details by their names; its grade stands among them as `lead_score`. */
  lead: z.record(z.string(), z.string()),
  grade: gradeSchema.nullable(),
  /** How far the firm has come with the lead. */
  stage: leadStageSchema,
  leadSubmittedAt: z.string().nullable(),
  /** Messages of visitor, assistant and team together. */
  messageCount: z.int(),
  /** Since when the visitor waits for a person's word; null where nobody is waited for. */
  waitingSince: z.string().nullable(),
  /** The installer answers, the assistant is silent. */
  takenOver: z.boolean(),
  /** The ids of the visitor's lines that wait for the firm's answer, as the assistant said; oldest first. */
  openQuestions: z.array(z.string()),
  /** What else waits for the firm until it writes, or moves the lead on; oldest first, each kind once. */
  openMatters: z.array(openMatterSchema),
  createdAt: z.string(),
  /** When words were last said, by visitor, assistant or firm. */
  lastSaidAt: z.string(),
  /** Moved by whatever happens to it but a new grade: a note, a stage or a photo's place too. */
  updatedAt: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const gradeFilters = ['all', 'A', 'B', 'C'] as const;

const query = z.object({
  /** Part of the lead's email, phone, first or last name, or postcode; case does not matter. */
  search: z.string().max(200).default(''),
  grade: z.enum(gradeFilters).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(100),
  /** Only this conversation. */
  sessionId: z.uuid().optional(),
});

const response = z.object({
  conversations: z.array(conversationSchema),
  /** How many match; `all` is how many there are without search and filter. */
  total: z.int(),
  all: z.int(),
  /** Of one conversation that its installer looks at: the visitor is typing. */
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

/** For how many days after its last message an emergency counts as waiting: what happened on Friday evening is there on Monday morning. */
export const waitingDays = 3;

/** Tells an open dashboard whether what it shows is still all there is, without sending it all again. */
export const newsSchema = z.object({
  /** When a conversation last changed, ISO 8601 UTC; null before the first. */
  changedAt: z.string().nullable(),
  conversations: z.int(),
  /** How many emergencies of the last days wait to be looked at. */
  emergencies: z.int(),
  /** In how many conversations the visitor waits for a person's word. */
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

/** The most conversations that each list of the overview holds. */
export const overviewLength = { recent: 5, needsALook: 20 } as const;

/** What the overview tells of all conversations, however many there are. */
export const overviewSchema = z.object({
  /** The newest, newest first. */
  recent: z.array(conversationSchema).max(overviewLength.recent),
  /**
   * What nobody has cleared or answered: the last days' dangers that stand, then vulnerable households, then safety questions without an
   * answer, the newest of each first; then whoever waits for a person, however long; then hot leads that nobody has contacted, complaints
   * and whoever wants to be rung; then cancellations and data requests; then dangers that were taken back. Of a kind by grade, then by wait.
   */
  needsALook: z.array(conversationSchema).max(overviewLength.needsALook),
  /** How many need a look, those that the list leaves out too, and in how many of all the visitor waits for a person's word. */
  needing: z.int(),
  waiting: z.int(),
  grades: z.object({ A: z.int(), B: z.int(), C: z.int(), ungraded: z.int() }),
  all: z.int(),
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
