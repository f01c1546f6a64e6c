import type { RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { FoldedModel } from '../read-model';
import { journeyAfter, newJourney, onTheWay, type OnTheWay } from './lead-journey';
import { leadJourneysTable, type LeadJourneyRow } from './lead-journeys.table';

type Concerning = OnTheWay | RecordedEvent<SubjectEvent>;

/** One row per conversation: when its lead came, from which outward code, and how far it has got since, by when. */
export const leadJourneys: FoldedModel<LeadJourneyRow, Concerning, 'lead_journeys'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'lead_journeys',
  version: 2,
  table: leadJourneysTable,
  streams: ['conversation'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : onTheWay.some((type) => type === event.type),
  keyOf: (event) => [event.data.sessionId ?? ''],
  fold: (row, event) => {
    // The lead stays counted, and nothing says where it came from.
    if (event.type === 'SubjectErased') return row ? { ...row, outward: null } : null;
    const before = row ?? (event.type === 'ConversationStarted' ? newJourney(event.data) : undefined);
    return before ? journeyAfter(before, event) : null;
  },
};
