import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { stateAfter } from '../../testing/past';
import { receiveMessage } from './message.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { unstarted } from '../aggregate/evolve.state';
import { detectDangerOnly, understandMessage } from './understand-message';

const visit = {
  slug: 'leeds-heating',
  sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01',
  origin: 'https://leeds.example',
};

/** No moment at all: no time can be read of it. */
const never = Number.NaN;

it('hears danger in a message that cannot be understood, and tells once that it failed', () => {
  const failures: unknown[] = [];
  const turn = understandMessage(unstarted, 'I can smell gas', never, (_event, error) => failures.push(error));
  expect(turn).toMatchObject({ verdict: { kind: 'hazard', hazard: 'gas' }, intent: 'emergency', facts: {} });
  expect(failures).toHaveLength(1);
});

it('receives a message that cannot be understood as one that says nothing known', () => {
  const turn = understandMessage(unstarted, 'Jo Smith, LS6 1AY', never, () => undefined);
  expect(turn).toMatchObject({ verdict: { kind: 'clear' }, intent: null, facts: {}, jobFacts: {} });
});

it('understands a message as ever where nothing fails', () => {
  const failures: unknown[] = [];
  const turn = understandMessage(unstarted, 'My name is Jo Smith', Date.UTC(2026, 10, 20), (_event, error) =>
    failures.push(error),
  );
  expect(turn.facts).toEqual({ first_name: 'Jo', last_name: 'Smith' });
  expect(failures).toEqual([]);
});

const broken = () => {
  throw new Error('a fault of ours');
};

describe('where the interlock itself fails', () => {
  const now = Date.UTC(2026, 10, 20);
  /** What is asked and shown of danger over some messages; those that begin with an asterisk are read by a broken interlock. */
  const toldBy = (...texts: readonly string[]) => {
    const past: ConversationEvent[] = [];
    const told: string[] = [];
    for (const [index, text] of texts.entries()) {
      const message = {
        ...visit,
        messageId: `message-${index + 1}`,
        text,
        now,
        suspended: false,
        coverageAndOffer: anyCoverageAndOffer,
      };
      const tell = (event: string) => told.push(event);
      const events = receiveMessage(stateAfter(conversationAggregate, past), message, (before, said) =>
        said.startsWith('*')
          ? detectDangerOnly(before, said, now, tell, broken)
          : understandMessage(before, said, now, tell),
      );
      past.push(...events);
    }
    const safety = past.map(({ type }) => type).filter((type) => type.startsWith('Safety'));
    return { told, safety };
  };

  it('asks whether there is danger, and tells that it failed', () => {
    expect(toldBy('*I can smell gas')).toEqual({ told: ['interlock failed'], safety: ['SafetyClarificationAsked'] });
  });

  it('takes what comes next for a yes, and asks no more once the card is shown', () => {
    expect(toldBy('*I can smell gas', '*what?', '*hello?').safety).toEqual([
      'SafetyClarificationAsked',
      'SafetyHazardDetected',
    ]);
  });

  it('asks after a question that was answered with a no too, and not for ever', () => {
    const denied = ['SafetyClarificationAsked', 'SafetyClarificationDenied'];
    const doubt = 'what should I do if I smell gas';
    expect(toldBy(doubt, 'No', '*I can smell gas', 'No', '*I can smell gas').safety).toEqual([...denied, ...denied]);
  });
});
