import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { conversations } from './conversations.read-model';

const chat = conversation('acme', '018f5b7e-2222-4222-8222-222222222222');

const after = (...events: DomainEvent[]) =>
  rowsAfter(
    conversations,
    events.map((event, index) => ({ event, at: `2026-11-20T10:0${index}:00.000Z` })),
  )[0];

const waits = (...events: DomainEvent[]) => after(...events)?.waiting_since ?? null;

it('counts what visitor and assistant said and shows the beginning of the last', () => {
  expect(after(chat.started(), chat.says('My boiler is off'), chat.replies('Sorry to hear that'))).toMatchObject({
    message_count: 2,
    preview: 'Sorry to hear that',
    intro_shown: true,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:02:00.000Z',
  });
});

it('never cuts an emoji in half', () => {
  expect(after(chat.started(), chat.says(`${'x'.repeat(159)}🔥 tail`))?.preview).toBe('x'.repeat(159));
});

it('is about the first words that say more than a greeting', () => {
  expect(after(chat.started())?.first_words).toBe('');
  expect(after(chat.started(), chat.says('Hi'))?.first_words).toBe('Hi');
  const row = after(chat.started(), chat.says('Hi'), chat.says('My boiler shows F22'), chat.says('And it leaks badly'));
  expect(row?.first_words).toBe('My boiler shows F22');
  expect(row?.words.split('\n')).toEqual(['hi', 'my boiler shows f22', 'and it leaks badly']);
  expect(after(chat.started(), ...Array.from({ length: 9 }, () => chat.says('x'.repeat(900))))?.words).toHaveLength(
    2_000,
  );
});

it('gathers what the visitor gave; the last word counts and a withdrawn fact goes', () => {
  const row = after(
    chat.started(),
    chat.gives({ first_name: 'Jane', phone: '07700 900123' }),
    chat.gives({ first_name: 'Janet', phone: '' }),
  );
  expect(row?.lead).toEqual({ first_name: 'Janet' });
  expect(row?.search).toBe('janet');
});

it('is found by full name, email and each way of writing the phone number', () => {
  const row = after(
    chat.started(),
    chat.gives({ first_name: 'Jane', last_name: "O'Neil", email: 'Jane@Example.com', phone: '+44 7700 900123' }),
  );
  expect(row?.search.split('\n')).toEqual([
    "jane o'neil",
    'jane@example.com',
    '+44 7700 900123',
    '447700900123',
    '07700900123',
  ]);
});

it('is not found by the postcode, which is none of the four fields that are searched', () => {
  const row = after(chat.started(), chat.gives({ first_name: 'Jane', postcode: 'LS6 1AY' }));
  expect(row?.search).toBe('jane');
});

it('stays an emergency since the first hazard that the visitor named', () => {
  expect(after(chat.started(), chat.hazard(), chat.hazard())?.emergency_at).toBe('2026-11-20T10:01:00.000Z');
});

it('stays an emergency in every list where the visitor denied the card, and is known as taken back until danger is told of again', () => {
  const denied = [chat.started(), chat.hazard(), chat.stoodDown()];
  expect(after(...denied)).toMatchObject({ emergency_at: '2026-11-20T10:01:00.000Z', stood_down: true });
  expect(after(...denied, chat.hazard())).toMatchObject({
    emergency_at: '2026-11-20T10:01:00.000Z',
    stood_down: false,
  });
});

it('is no emergency because of what the assistant nearly said', () => {
  expect(after(chat.started(), chat.hazard('assistant'))?.emergency_at).toBeNull();
});

it('marks a vulnerable household as urgent', () => {
  expect(after(chat.started(), chat.vulnerable())).toMatchObject({ urgent: true, emergency_at: null });
});

it('knows when the form was sent', () => {
  expect(after(chat.started(), chat.captured(), chat.submitted())).toMatchObject({
    lead_submitted_at: '2026-11-20T10:02:00.000Z',
    grade: null,
  });
});

it('bears its last grade', () => {
  expect(after(chat.started(), chat.graded('B'), chat.graded('A', 'B'))?.grade).toBe('A');
  expect(after(chat.started(), chat.graded('C'), chat.graded(null, 'C'))?.grade).toBeNull();
});

it('is called cold only once it can be called', () => {
  const facts = { reachable: false, located: true, ready: false };
  const unreachable = [chat.started(), chat.graded('C', null, { facts })];
  expect(after(...unreachable)?.grade).toBeNull();
  expect(after(...unreachable, chat.graded('C', 'C'))?.grade).toBe('C');
});

it('waits for a person since one was asked for, until one has written', () => {
  const asked = [chat.started(), chat.wantsPerson(), chat.wantsPerson('stuck'), chat.takenOver()];
  expect(after(...asked)).toMatchObject({ waiting_since: '2026-11-20T10:01:00.000Z', taken_over: true });
  const answered = after(...asked, chat.personSays('Hi Priya'));
  expect(answered).toMatchObject({ waiting_since: null, taken_over: true, message_count: 1, preview: 'Hi Priya' });
});

it('waits again once the visitor has written to the person, and still when nobody answered', () => {
  const past = [chat.started(), chat.takenOver(), chat.personSays('Hi'), chat.says('Thanks'), chat.says('One more')];
  expect(after(...past)?.waiting_since).toBe('2026-11-20T10:03:00.000Z');
  expect(after(...past, chat.handedBack('silence'))).toMatchObject({
    waiting_since: '2026-11-20T10:03:00.000Z',
    taken_over: false,
  });
  expect(after(chat.started(), chat.says('Hello'))?.waiting_since).toBeNull();
});

describe('a conversation that is handed back', () => {
  const unanswered = [chat.started(), chat.takenOver(), chat.personSays('Does it?'), chat.says('When it fires up')];
  const since = '2026-11-20T10:03:00.000Z';

  it('waits on while the visitor’s last message has no answer, until somebody says something to them', () => {
    const back = [...unanswered, chat.handedBack()];
    expect(after(...back)).toMatchObject({ waiting_since: since, taken_over: false });
    expect(waits(...back, chat.says('Hello?'))).toBe(since);
    expect(waits(...back, chat.says('Hello?'), chat.replies('Which boiler is it?'))).toBeNull();
    expect(waits(...back, chat.takenOver(), chat.personSays('Then it’s the fan'))).toBeNull();
  });

  it('waits for nobody where the person had the last word, nor by what is said to the assistant then', () => {
    const back = [...unanswered, chat.personSays('Then it’s the fan'), chat.handedBack()];
    expect(after(...back)).toMatchObject({ waiting_since: null, taken_over: false });
    expect(waits(...back, chat.says('Thanks'))).toBeNull();
  });

  it('waits for nobody where the assistant had the last word before a person looked in', () => {
    const asked = [
      chat.started(),
      chat.says('Can I talk to a person?'),
      chat.wantsPerson(),
      chat.replies('They’ll see'),
    ];
    expect(waits(...asked)).not.toBeNull();
    expect(waits(...asked, chat.takenOver(), chat.handedBack())).toBeNull();
  });

  it.each<[string, readonly DomainEvent[]]>([
    ['the silence of whoever took over handed it back', [chat.handedBack('silence')]],
    ['the visitor asked for a person again', [chat.handedBack(), chat.says('A person please'), chat.wantsPerson()]],
    [
      'a person took over again and fell silent',
      [chat.handedBack(), chat.takenOver(), chat.handedBack('silence'), chat.says('Hello?')],
    ],
  ])('waits for a person whatever the assistant says where %s', (_case, then) => {
    expect(waits(...unanswered, ...then, chat.replies('Which boiler is it?'))).toBe(since);
  });
});

it('knows when words were last said, which what the firm does with the lead is not', () => {
  const spoken = [chat.started(), chat.says('Hello'), chat.replies('Hi')];
  const worked = after(...spoken, chat.stageSet('contacted'), chat.noted('Rang them'), chat.requests('access'));
  expect(worked).toMatchObject({ last_said_at: '2026-11-20T10:02:00.000Z', updated_at: '2026-11-20T10:05:00.000Z' });
  expect(after(chat.started())?.last_said_at).toBe('2026-11-20T10:00:00.000Z');
  expect(after(...spoken, chat.takenOver(), chat.personSays('Hi, Priya'))?.last_said_at).toBe(
    '2026-11-20T10:04:00.000Z',
  );
});

it('is no newer for being graded again', () => {
  expect(after(chat.started(), chat.says('Hello'), chat.graded('B'))?.updated_at).toBe('2026-11-20T10:01:00.000Z');
});

it('shows erased words as erased and is not found by them', () => {
  const row = after(
    chat.started(),
    chat.says(ERASED),
    chat.gives({ first_name: ERASED, last_name: ERASED, email: ERASED, phone: ERASED }),
  );
  expect(row).toMatchObject({ preview: ERASED, lead: { email: ERASED } });
  expect(row?.search).toBe('');
});

it('is gone once its visitor was erased, and stays gone', () => {
  expect(after(chat.started(), chat.says('Hello'), chat.erased())).toBeUndefined();
  expect(after(chat.started(), chat.says(ERASED), chat.erased(), chat.submitted())).toBeUndefined();
});

it('stands where the firm has come with it; a new one is new', () => {
  expect(after(chat.started())?.stage).toBe('new');
  expect(after(chat.started(), chat.stageSet('contacted'), chat.stageSet('won', 'contacted'))?.stage).toBe('won');
});

it('is news when the firm asks for a detail or writes a note, and keeps no word of it', () => {
  const row = after(chat.started(), chat.requests('access'), chat.noted('Fitted next door’s in March'));
  expect(row?.updated_at).toBe('2026-11-20T10:02:00.000Z');
  expect(JSON.stringify(row)).not.toContain('March');
});

describe('questions left open', () => {
  const asked = [chat.started(), chat.leavesOpen('m-1'), chat.leavesOpen('m-3')];
  const open = (...since: DomainEvent[]) => after(...asked, ...since)?.open_questions;

  it('are told by the messages that ask them, oldest first', () => {
    expect(after(chat.started(), chat.says('Hello'), chat.replies('Hi'))?.open_questions).toEqual([]);
    expect(open()).toEqual(['m-1', 'm-3']);
  });

  it('are told once, however often the same message is left open', () => {
    expect(open(chat.leavesOpen('m-3'), chat.leavesOpen('m-1'))).toEqual(['m-1', 'm-3']);
  });

  it('end when somebody of the firm writes, and a new one is open again', () => {
    expect(open(chat.takenOver(), chat.personSays('Yes, we do'))).toEqual([]);
    expect(open(chat.personSays('Yes, we do'), chat.leavesOpen('m-5'))).toEqual(['m-5']);
  });

  it.each(['contacted', 'quoted', 'won', 'lost'] as const)(
    'stay when the lead is %s, which answers nobody',
    (stage) => {
      expect(open(chat.stageSet(stage))).toEqual(['m-1', 'm-3']);
    },
  );

  it('end one by one: by an answer to it alone, or put aside', () => {
    expect(open(chat.personSays('We do', 'm-1'))).toEqual(['m-3']);
    expect(open(chat.dismisses('m-3'))).toEqual(['m-1']);
  });

  it('are known by their events where they can be taught', () => {
    const taught = after(chat.started(), chat.leavesOpen('m-1', { question: 'Cards?' }), chat.leavesOpen('m-3'));
    expect(Object.keys(taught?.question_ids ?? {})).toEqual(['m-1']);
  });

  it('stay open while nobody has answered: taken over, handed back, or the lead put back to new', () => {
    expect(open(chat.takenOver(), chat.handedBack())).toEqual(['m-1', 'm-3']);
    expect(open(chat.takenOver(), chat.handedBack('silence'))).toEqual(['m-1', 'm-3']);
    expect(open(chat.stageSet('new', 'lost'), chat.replies('Anything else?'))).toEqual(['m-1', 'm-3']);
  });
});
