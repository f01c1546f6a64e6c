import type { AssistantTurn } from '../assistant-engine';
import { nothingGiven } from '../dialogue/given';
import { emptyTraining } from '@pilotlight/contracts/values/training';

/** A visitor's first message to a firm of which only the name is known, unless told otherwise. */
export const assistantTurn = (text: string, more: Partial<AssistantTurn> = {}): AssistantTurn => ({
  installerName: 'Demo Heating',
  information: emptyTraining,
  session: {
    slug: 'demo-heating',
    sessionId: '018f5b7e-2222-4222-8222-222222222222',
    eventId: '018f5b7e-3333-4333-8333-333333333333',
  },
  history: [],
  text,
  intent: null,
  subIntent: null,
  facts: {},
  jobFacts: {},
  photos: [],
  given: nothingGiven,
  askedSoFar: [],
  photosAskedFor: [],
  requested: [],
  ready: false,
  whatWasAsked: null,
  emergency: false,
  safety: { kind: 'clear' },
  at: '2026-11-20T10:00:00Z',
  turn: 1,
  leadSubmitted: false,
  ...more,
});
