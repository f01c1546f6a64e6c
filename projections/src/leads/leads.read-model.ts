import type { ConversationEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { leadFactsSchema } from '@pilotlight/contracts/events/conversation-events';
import { postcodeAreaOf, postcodeAreaTowns } from '@pilotlight/contracts/values/postcode-area-towns';
import { symptomsInWords } from '@pilotlight/contracts/values/symptoms-in-words';
import { gradeOnceReachable } from '../conversations/shown-grade';
import type { FoldedModel } from '../read-model';
import { isFindable, phoneSpellings, postcodeSpellings, searchText } from '../search-text';
import { type LeadRow, leadsTable, type ShownFacts } from './leads.table';
import { topicOf } from './topic';

type Recorded = RecordedEvent<
  Extract<
    ConversationEvent,
    {
      type:
        | 'ConversationStarted'
        | 'VisitorMessageReceived'
        | 'SafetyHazardDetected'
        | 'ConversationIntentRecognised'
        | 'LeadDetailsGiven'
        | 'JobDetailsGiven'
        | 'LeadSubmitted'
        | 'LeadGraded'
        | 'LeadStageSet';
    }
  >
>;
type Concerning = Recorded | RecordedEvent<SubjectEvent>;

const concerning: ReadonlySet<RecordedEvent['type']> = new Set<Recorded['type']>([
  'ConversationStarted',
  'VisitorMessageReceived',
  'SafetyHazardDetected',
  'ConversationIntentRecognised',
  'LeadDetailsGiven',
  'JobDetailsGiven',
  'LeadSubmitted',
  'LeadGraded',
  'LeadStageSet',
]);

const newRow = ({ data, at }: Extract<Recorded, { type: 'ConversationStarted' }>): LeadRow => ({
  session_id: data.sessionId,
  slug: data.slug,
  lead_at: null,
  started_at: at,
  submitted_at: null,
  changed_at: at,
  grade: 'none',
  intent: 'none',
  stage: 'new',
  lost_reason: null,
  area: '',
  emergency: false,
  facts: {},
  symptoms: '',
  first_words: '',
  topic: '',
  search: '',
  terms: [],
});

const greetingLength = 12;
const topicLength = 160;

/** Half a surrogate pair at the cut would be no text. */
const cut = (text: string): string => text.slice(0, topicLength).replace(/[\uD800-\uDBFF]$/, '');

const heard = (row: LeadRow, text: string): LeadRow => {
  if (!isFindable(text)) return row;
  const symptoms = row.symptoms || symptomsInWords(text);
  const said = row.first_words.length >= greetingLength ? row.first_words : cut(text);
  return symptoms === row.symptoms && said === row.first_words ? row : { ...row, symptoms, first_words: said };
};

const shown: ReadonlySet<string> = new Set([...Object.keys(leadFactsSchema.shape), 'address']);

const withFacts = (row: LeadRow, given: Readonly<Record<string, string | undefined>>): LeadRow => {
  const all: Readonly<Record<string, string | undefined>> = { ...row.facts, ...given };
  const facts: ShownFacts = Object.fromEntries(
    Object.entries(all).filter(([name, fact]) => shown.has(name) && isFindable(fact)),
  );
  return { ...row, facts, area: postcodeAreaOf(facts.postcode ?? '') };
};

const graded = (row: LeadRow, grade: LeadRow['grade']): LeadRow => (grade === row.grade ? row : { ...row, grade });

const changed = (row: LeadRow, event: Recorded): LeadRow => {
  switch (event.type) {
    case 'ConversationStarted':
      return row;
    case 'VisitorMessageReceived':
      return heard(row, event.data.text);
    case 'SafetyHazardDetected':
      return row.emergency || event.data.source !== 'visitor' ? row : { ...row, emergency: true };
    case 'ConversationIntentRecognised':
      return { ...row, intent: event.data.intent };
    case 'LeadDetailsGiven':
    case 'JobDetailsGiven':
      return withFacts(row, event.data.facts);
    case 'LeadSubmitted':
      return { ...row, submitted_at: event.at };
    case 'LeadGraded':
      return graded(row, gradeOnceReachable(event.data) ?? 'none');
    case 'LeadStageSet':
      return { ...row, stage: event.data.stage, lost_reason: event.data.reason ?? null };
  }
};

const findable = ({ facts, area }: LeadRow, topic: string): string =>
  searchText([
    [facts.first_name, facts.last_name].filter(isFindable).join(' '),
    facts.email,
    ...phoneSpellings(facts.phone),
    ...postcodeSpellings(facts.postcode),
    facts.address,
    postcodeAreaTowns.get(area),
    topic,
  ]);

/** A lead is whoever can be reached or has a grade; since when, is kept while it is one. */
const derived = (row: LeadRow, at: string): LeadRow => {
  const isLead = row.grade !== 'none' || Boolean(row.facts.phone || row.facts.email);
  const topic = topicOf(row);
  return {
    ...row,
    changed_at: at,
    lead_at: isLead ? (row.lead_at ?? at) : null,
    topic,
    search: findable(row, topic),
    terms: [`t:${row.slug}`, `g:${row.grade}`, `i:${row.intent}`, `s:${row.stage}`, `a:${row.area}`],
  };
};

export const leads: FoldedModel<LeadRow, Concerning, 'leads'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'leads',
  version: 2,
  table: leadsTable,
  streams: ['conversation'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : concerning.has(event.type),
  keyOf: (event) => [event.data.sessionId ?? ''],
  fold: (row, event) => {
    if (event.type === 'SubjectErased') return null;
    if (!row) return event.type === 'ConversationStarted' ? derived(newRow(event), event.at) : null;
    const after = changed(row, event);
    return after === row ? row : derived(after, event.at);
  },
};
