import { emptyTraining } from '@pilotlight/contracts/values/training';
import { checkReply } from '../interlock/check-reply';
import { assistantTurn } from '../testing/assistant-turns';
import type { DialogueInput } from './dialogue';
import { nextReply } from './scripted-dialogue';

const input: DialogueInput = assistantTurn('can I talk to a person?', {
  installerName: 'Aire Valley Heating',
  intent: 'general',
  facts: { phone: '+447700900142' },
  person: 'asked',
});

it('says that the team was asked, and promises no time that it doesn’t know', () => {
  expect(nextReply(input).text).toBe('I’ve asked the team. They’ll reply here or by phone.');
  expect(nextReply({ ...input, replyBy: '18:00 today' }).text).toBe(
    'I’ve asked the team. They’ll reply here or by phone by 18:00 today.',
  );
});

it('apologises where it couldn’t follow, and says it in other words the second time', () => {
  expect(nextReply({ ...input, person: 'stuck', turn: 2 }).text).toBe(
    'Sorry, I can’t follow that. I’ve let the team know. They’ll reply here or by phone.',
  );
});

it('writes its words out where the firm is formal', () => {
  const information = { ...emptyTraining, tone: 'formal' as const };
  expect(nextReply({ ...input, person: 'stuck', turn: 2, information }).text).toBe(
    'Sorry, I cannot follow that. I have let the team know. They will reply here or by phone.',
  );
});

it('asks for a number where there is none to ring', () => {
  const { text, asksFor } = nextReply({ ...input, facts: {} });
  expect([text.endsWith('\n\nWhich number should they ring?'), asksFor]).toEqual([true, 'contact']);
});

it('keeps to what an assistant may say', () => {
  const { text } = nextReply({ ...input, facts: {}, replyBy: '13:00 on Saturday' });
  expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
});

describe('whoever knocks again while nobody has answered', () => {
  const waits = { ...input, person: null, personAskedAt: '2026-07-20T13:02:40Z', turn: 3 };

  it.each([
    'hello??',
    'hello? anyone?',
    'anyone there',
    'are you still there?',
    '???',
    'Any news?',
    'hi, still waiting',
    'is anybody there please',
  ])('hears when the team was asked, and is offered a call: %s', (text) => {
    expect(nextReply({ ...waits, text }).text).toBe(
      'Still here. I asked the team at 14:02; nobody has answered yet. If you’d rather be rung, say “Call me back”.',
    );
  });

  it('hears by when they reply where their hours are known', () => {
    expect(nextReply({ ...waits, text: 'hello??', replyBy: '18:00 today' }).text).toBe(
      'Still here. I asked the team at 14:02; they reply by 18:00 today. If you’d rather be rung, say “Call me back”.',
    );
  });

  it('is asked for a number where none is known', () => {
    const { text, asksFor } = nextReply({ ...waits, text: 'hello??', facts: {} });
    expect([text.endsWith('Which number should they ring?'), asksFor]).toEqual([true, 'contact']);
  });

  it('is told what a number would help, and not asked again, once it was asked for', () => {
    const { text, asksFor } = nextReply({ ...waits, text: 'hello??', facts: {}, askedSoFar: ['contact'] });
    expect([text.endsWith('nobody has answered yet. If you tell me a number, they can ring you.'), asksFor]).toEqual([
      true,
      null,
    ]);
  });

  it('is offered no call where the firm takes none', () => {
    const information = { ...emptyTraining, flows: { ...emptyTraining.flows, takesCallbacks: false } };
    const { text, quickReplies } = nextReply({ ...waits, text: 'hello??', information });
    expect([text, quickReplies]).toEqual(['Still here. I asked the team at 14:02; nobody has answered yet.', []]);
  });

  it('is not asked for a number that was taken back', () => {
    const { text, asksFor } = nextReply({ ...waits, text: 'hello??', facts: { phone: '' } });
    expect([text, asksFor]).toEqual(['Still here. I asked the team at 14:02; nobody has answered yet.', null]);
  });

  it('gets an answer to whatever else is said, and a greeting where nobody is waited for', () => {
    for (const text of ['hello, how much is a service?', 'anyone there who does heat pumps?', 'ok', 'please'])
      expect(nextReply({ ...waits, text }).text).not.toContain('Still here');
    expect(nextReply({ ...waits, text: 'hello??', personAskedAt: null }).text).not.toContain('Still here');
  });
});

it('leaves danger its own words', () => {
  expect(nextReply({ ...input, emergency: true }).text).not.toContain('asked the team');
});
