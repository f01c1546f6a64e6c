import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import type { LeadJourneyRow } from './lead-journeys.table';

export const onTheWay = [
  'ConversationStarted',
  'VisitorMessageReceived',
  'AssistantReplied',
  'InstallerReplied',
  'ConversationTakenOver',
  'ConversationIntentRecognised',
  'LeadDetailsGiven',
  'JobDetailsGiven',
  'LeadCaptured',
  'LeadGraded',
  'LeadStageSet',
  'AppointmentNoted',
] as const;
export type OnTheWay = RecordedEvent<Extract<ConversationEvent, { type: (typeof onTheWay)[number] }>>;
type DataOf<Type extends OnTheWay['type']> = Extract<OnTheWay, { type: Type }>['data'];

export const newJourney = ({ slug, sessionId }: DataOf<'ConversationStarted'>): LeadJourneyRow => ({
  session_id: sessionId,
  slug,
  lead_day: null,
  came_at: null,
  intent: null,
  grade: null,
  outward: null,
  stage: 'new',
  contacted_at: null,
  quoted_at: null,
  won_at: null,
  lost_at: null,
  value_pence: null,
  asked_at: null,
  answered_at: null,
  person_at: null,
  response_seconds: null,
  first_contact_seconds: null,
  contacted_seconds: null,
  quoted_seconds: null,
  won_seconds: null,
  lost_seconds: null,
  gathered: [],
  details: 0,
  visits: {},
  booked: false,
  visited: false,
});

/** What stands before the space of a postcode. */
const outwardOf = (postcode: string): string | null => {
  const [outward = ''] = postcode.split(' ');
  return outward === '' || postcode === ERASED ? null : outward;
};

const order = { new: 0, contacted: 1, quoted: 2, won: 3, lost: 3 } as const satisfies Record<LeadStage, number>;

/** A stage that the lead is put back from was never reached; a later one leaves when the earlier were reached. */
const staged = (row: LeadJourneyRow, { stage, valuePence }: DataOf<'LeadStageSet'>, at: string): LeadJourneyRow => {
  const reachedAt = (of: Exclude<LeadStage, 'new'>, known: string | null): string | null => {
    if (of === stage) return known ?? at;
    return order[of] < order[stage] ? known : null;
  };
  return {
    ...row,
    stage,
    contacted_at: reachedAt('contacted', row.contacted_at),
    quoted_at: reachedAt('quoted', row.quoted_at),
    won_at: reachedAt('won', row.won_at),
    lost_at: reachedAt('lost', row.lost_at),
    value_pence: valuePence ?? null,
    person_at: row.person_at ?? (stage === 'new' ? null : at),
  };
};

/** What the firm entered itself is no work that it was spared. */
const gathered = (row: LeadJourneyRow, source: string, facts: object) => {
  if (source === 'installer') return row;
  const names = [...new Set([...row.gathered, ...Object.keys(facts)])];
  return { ...row, gathered: names, details: names.length };
};

const visited = (row: LeadJourneyRow, { appointmentId, status }: DataOf<'AppointmentNoted'>): LeadJourneyRow => {
  const visits = { ...row.visits, [appointmentId]: status };
  const all = Object.values(visits);
  return { ...row, visits, booked: all.some((each) => each !== 'cancelled'), visited: all.includes('completed') };
};

const answered = (row: LeadJourneyRow, at: string): LeadJourneyRow => ({ ...row, answered_at: row.answered_at ?? at });
const byPerson = (row: LeadJourneyRow, at: string): LeadJourneyRow => ({ ...row, person_at: row.person_at ?? at });

const secondsBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));

const withSeconds = (row: LeadJourneyRow): LeadJourneyRow => {
  const { came_at: came, contacted_at: contacted, quoted_at: quoted } = row;
  const before = quoted ?? contacted ?? came;
  return {
    ...row,
    response_seconds: secondsBetween(row.asked_at, row.answered_at),
    first_contact_seconds: secondsBetween(came, row.person_at),
    contacted_seconds: secondsBetween(came, contacted),
    quoted_seconds: secondsBetween(contacted ?? came, quoted),
    won_seconds: secondsBetween(before, row.won_at),
    lost_seconds: secondsBetween(before, row.lost_at),
  };
};

export const journeyAfter = (row: LeadJourneyRow, event: OnTheWay): LeadJourneyRow => withSeconds(next(row, event));

const next = (row: LeadJourneyRow, event: OnTheWay): LeadJourneyRow => {
  const { at } = event;
  switch (event.type) {
    case 'ConversationStarted':
      return row;
    case 'VisitorMessageReceived':
      return { ...row, asked_at: row.asked_at ?? at };
    case 'AssistantReplied':
      return answered(row, at);
    case 'InstallerReplied':
      return answered(byPerson(row, at), at);
    case 'ConversationTakenOver':
      return byPerson(row, at);
    case 'LeadCaptured':
      return { ...row, lead_day: row.lead_day ?? londonTime(at).day, came_at: row.came_at ?? at };
    case 'LeadDetailsGiven': {
      const { source, facts } = event.data;
      const told = gathered(row, source, facts);
      return facts.postcode === undefined ? told : { ...told, outward: outwardOf(facts.postcode) };
    }
    case 'JobDetailsGiven':
      return gathered(row, event.data.source, event.data.facts);
    case 'ConversationIntentRecognised':
      return { ...row, intent: event.data.intent };
    case 'LeadGraded':
      return { ...row, grade: event.data.grade };
    case 'LeadStageSet':
      return staged(row, event.data, at);
    case 'AppointmentNoted':
      return visited(row, event.data);
  }
};
