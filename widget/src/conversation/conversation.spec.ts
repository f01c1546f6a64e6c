import * as fc from 'fast-check';
import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import { evolve, nextToSend } from './conversation';
import { newConversation, type Action, type Conversation, type Delivery } from './conversation.state';
import { emergencyIn } from './emergency-words';
import { photoAskedFor } from './photo-asked-for';

const at = '2026-11-23T08:42:00Z';
const start = newConversation(true);
const given = (...actions: Action[]): Conversation => actions.reduce(evolve, start);
const written = (id: string, text = `text of ${id}`): Action => ({ type: 'written', id, text, at });
const moved = (id: string, delivery: Delivery): Action => ({ type: 'moved', id, delivery });
const answered = (id: string, text: string, quickReplies: string[] = []): Action => ({
  type: 'answered',
  id,
  delivery: 'answered',
  text,
  quickReplies,
});
const streamed = (id: string, text: string): Action => ({ type: 'answered', id, delivery: 'answering', text });
const online = (online: boolean): Action => ({ type: 'connected', online });
const line = (id: string, role: WidgetLine['role'], text: string): WidgetLine => ({
  id,
  role,
  text,
  quickReplies: [],
  card: null,
  at,
});
const withPerson = (...lines: WidgetLine[]): Action => ({
  type: 'restored',
  lines,
  emergency: false,
  person: 'here',
  lead: {},
});
const shown = (state: Conversation) => [state.turns[0]?.card?.hazard, state.emergency];
const gas = emergencyIn('smell of gas');

describe('a conversation in the widget', () => {
  it('sends one message at a time, the oldest first', () => {
    const state = given(written('a'), written('b'));
    expect(nextToSend(state)?.id).toBe('a');
    expect(nextToSend(evolve(state, moved('a', 'sending')))).toBeUndefined();
  });

  it('sends the second once the server has the first, though its answer takes its time', () => {
    const state = given(written('a'), written('b'), moved('a', 'sending'), moved('a', 'answering'));
    expect(nextToSend(state)?.id).toBe('b');
  });

  it.each(['I can smell gas', 'CO alarm is beeping', 'the boiler is on fire', 'smoke is pouring out'])(
    'holds "%s" back behind nothing',
    (text) => {
      const queue = given(written('a', 'My boiler is off'), written('b', 'It’s a combi'), written('c', text));
      expect(nextToSend(queue)?.id).toBe('c');
      expect(nextToSend(evolve(queue, moved('a', 'sending')))?.id).toBe('c');
      expect(nextToSend([online(false), online(true)].reduce(evolve, queue))?.id).toBe('c');
      expect(nextToSend(evolve(queue, online(false)))).toBeUndefined();
    },
  );

  it.each(['My gas fire won’t light', 'Is a gas boiler dear?', 'The smoke alarm was fitted in May'])(
    'lets "%s" wait its turn',
    (text) => {
      const queue = given(written('a', 'My boiler is off'), written('b', text));
      expect(nextToSend(queue)?.id).toBe('a');
      expect(nextToSend(evolve(queue, moved('a', 'sending')))).toBeUndefined();
    },
  );

  it('holds messages back while offline and sends them in order on return', () => {
    const offline = given(online(false), written('a'), written('b'));
    expect(nextToSend(offline)).toBeUndefined();
    expect(nextToSend(evolve(offline, online(true)))?.id).toBe('a');
  });

  it('sends again by itself, with the same id, what got lost on the way when the network is back', () => {
    const state = given(written('a'), moved('a', 'sending'), moved('a', 'unreachable'), online(false), online(true));
    expect(nextToSend(state)).toMatchObject({ id: 'a', said: 'text of a' });
  });

  it('keeps the words and the server’s message of a refusal, until the visitor retries', () => {
    const refused = given(written('a'), moved('a', 'sending'), {
      type: 'moved',
      id: 'a',
      delivery: 'refused',
      problem: 'Too many messages',
    });
    expect(refused.turns[0]).toMatchObject({ said: 'text of a', delivery: 'refused', problem: 'Too many messages' });
    expect(nextToSend(evolve(refused, online(true)))).toBeUndefined();
    expect(nextToSend(evolve(refused, moved('a', 'waiting')))?.id).toBe('a');
  });

  it('grows the answer word by word and replaces it by the whole one', () => {
    const streaming = given(written('a'), streamed('a', 'Hel'), streamed('a', 'Hello'));
    expect(streaming.turns[0]).toMatchObject({ answer: 'Hello', delivery: 'answering' });
    expect(streaming.turns[0]?.quickReplies).toBeUndefined();
    const whole = evolve(streaming, answered('a', 'Hello!', ['Yes']));
    expect(whole.turns[0]).toMatchObject({ answer: 'Hello!', quickReplies: ['Yes'], delivery: 'answered' });
  });

  it('knows the photo that the newest answer asks for, until something else is said', () => {
    const asking: Action = {
      type: 'answered',
      id: 'a',
      delivery: 'answered',
      text: 'A photo?',
      quickReplies: [],
      asksForPhoto: 'gas-meter',
    };
    const state = given(written('a'), asking);
    expect(photoAskedFor(state)).toBe('gas-meter');
    expect(photoAskedFor(evolve(state, written('b')))).toBeUndefined();
  });

  it('stays an emergency once a card was shown', () => {
    if (!gas) throw new Error('no card');
    const state = given(written('a'), { type: 'carded', id: 'a', card: gas }, answered('a', 'Go out'));
    expect(state).toMatchObject({ emergency: true, turns: [{ card: { hazard: 'gas' } }] });
    const asked = given(written('a'), { type: 'carded', id: 'a', card: { ...gas, kind: 'question' } });
    expect(asked.emergency).toBe(false);
  });

  it('is none any more once the visitor denied the card, until the next', () => {
    if (!gas) throw new Error('no card');
    const carded = [written('a'), { type: 'carded', id: 'a', card: gas } as const, answered('a', 'Go out', ['No'])];
    const stoodDown = { type: 'learned', lead: {}, stoodDown: true } as const;
    const denied = given(...carded, written('b'), stoodDown);
    expect(denied.emergency).toBe(false);
    expect(evolve(denied, { type: 'carded', id: 'b', card: { ...gas, kind: 'question' } }).emergency).toBe(false);
    expect(evolve(denied, { type: 'carded', id: 'b', card: gas }).emergency).toBe(true);
    expect(given(...carded, { type: 'learned', lead: {} }).emergency).toBe(true);
  });

  it('shows its own card for plain danger that the server can’t be asked about', () => {
    const danger = written('a', 'I can smell gas');
    expect(shown(given(danger))).toEqual([undefined, false]);
    expect(shown(given(online(false), danger))).toEqual(['gas', true]);
    const failures: Action[] = [moved('a', 'unreachable'), moved('a', 'refused'), { type: 'overdue', id: 'a' }];
    for (const action of failures) expect(shown(given(danger, moved('a', 'sending'), action))).toEqual(['gas', true]);
    expect(shown(given(written('a', 'No hot water'), moved('a', 'unreachable')))).toEqual([undefined, false]);
  });

  it('shows it for danger that waits to be sent, and leaves what the server has to the server', () => {
    const overdue: Action = { type: 'overdue', id: 'a' };
    expect(shown(given(written('a', 'I can smell gas'), overdue))).toEqual(['gas', true]);
    for (const delivery of ['answering', 'answered'] as const)
      expect(shown(given(written('a', 'I can smell gas'), moved('a', delivery), overdue))).toEqual([undefined, false]);
  });

  it('reads out what came last, to whichever message, and each of two answers once', () => {
    const asked = given(written('a'), written('b', 'I can smell gas'));
    const urgent = evolve(asked, answered('b', 'Go outside'));
    expect(urgent.spoken).toBe('Go outside');
    const streaming = evolve(urgent, streamed('a', 'Try'));
    expect(streaming.spoken).toBe('Go outside');
    const both = evolve(streaming, answered('a', 'Try the timer'));
    expect(both.spoken).toBe('Try the timer');
    expect(evolve(both, moved('b', 'unanswered')).spoken).toBe('No answer came');
    expect(evolve(both, written('c')).spoken).toBeUndefined();
  });

  it('says of a failure once that it failed, however often it is tried again', () => {
    const failed = given(written('a'), moved('a', 'unreachable'));
    const again = [online(true), moved('a', 'sending'), moved('a', 'unreachable')];
    expect(again.map((_, index) => again.slice(0, index + 1).reduce(evolve, failed).spoken)).toEqual([
      'Not sent',
      'Not sent',
      'Not sent',
    ]);
    expect(evolve(failed, moved('a', 'waiting')).spoken).toBeUndefined();
  });

  it('forgets everything when the visitor starts again, also what still arrives for it', () => {
    if (!gas) throw new Error('no card');
    const state = given(
      written('a'),
      { type: 'startedAgain' },
      { type: 'carded', id: 'a', card: gas },
      streamed('a', 'Hi'),
    );
    expect(state).toEqual(start);
  });

  it('knows what the server knows of the visitor, until the visitor starts again', () => {
    const priya = { name: 'Priya', phone: '07700 900123' };
    const restored = evolve(start, {
      type: 'restored',
      lines: [],
      emergency: false,
      person: null,
      lead: { name: 'Priya' },
    });
    expect(restored.lead).toEqual({ name: 'Priya' });
    const learned = evolve(restored, { type: 'learned', lead: priya });
    expect(learned.lead).toEqual(priya);
    expect(evolve(learned, { type: 'startedAgain' }).lead).toEqual({});
  });

  it('sends a message again that came back without its answer, and leaves one under way alone', () => {
    const lines = [line('a', 'user', 'Hi'), line('r1', 'assistant', 'Hello'), line('b', 'user', 'I smell gas')];
    const state = evolve(start, { type: 'restored', lines, emergency: false, person: null, lead: {} });
    expect(state.turns.map(({ delivery }) => delivery)).toEqual(['answered', 'waiting']);
    expect(nextToSend(state)?.id).toBe('b');
    const busy = evolve(given(written('b'), moved('b', 'answering')), {
      type: 'restored',
      lines,
      emergency: false,
      person: null,
      lead: {},
    });
    expect(busy.turns.map(({ delivery }) => delivery)).toEqual(['answered', 'answering']);
  });

  it('restores earlier lines before what was written meanwhile, each message once', () => {
    const lines = [
      line('a', 'user', 'Hi'),
      line('r1', 'assistant', 'Hello'),
      line('r2', 'assistant', 'Still there?'),
      line('b', 'user', 'Yes'),
    ];
    const state = evolve(given(written('b', 'Yes'), written('c')), {
      type: 'restored',
      lines,
      emergency: false,
      person: null,
      lead: {},
    });
    expect(state.turns.map(({ id, said, answer }) => [id, said, answer])).toEqual([
      ['a', 'Hi', 'Hello'],
      ['r2', null, 'Still there?'],
      ['b', 'Yes', null],
      ['c', 'text of c', null],
    ]);
  });

  it('takes what a person writes to the end, by name, and sends nothing again that was theirs to answer', () => {
    const said = { ...line('p1', 'assistant', 'Hi, Dawn here'), role: 'person', name: 'Dawn, Aire Valley' } as const;
    const told: Action = { type: 'told', id: 't', text: 'Thanks', at: '2026-11-20T10:00:00Z' };
    const here = given(written('a'), moved('a', 'answering'), moved('a', 'answered'), told);
    expect(nextToSend(here)).toBeUndefined();
    const state = [
      withPerson(line('a', 'user', 'text of a')),
      withPerson(line('a', 'user', 'text of a'), said, { ...said, id: 'p2' }),
    ].reduce(evolve, here);
    expect(state.turns.map(({ id, answer, name, delivery }) => [id, answer, name, delivery])).toEqual([
      ['a', 'Hi, Dawn here', 'Dawn, Aire Valley', 'answered'],
      ['t', 'Thanks', undefined, 'answered'],
      ['p2', 'Hi, Dawn here', 'Dawn, Aire Valley', 'answered'],
    ]);
    expect(state.person).toBe('here');
    expect(state.spoken).toBe('Hi, Dawn here');
  });

  it('never changes the order of what is on screen, whatever arrives when', () => {
    const ids = ['a', 'b', 'c'];
    const action = fc.oneof(
      fc.constantFrom<Action>(online(false), online(true)),
      fc
        .tuple(fc.constantFrom(...ids), fc.constantFrom<Delivery>('sending', 'answering', 'unreachable', 'waiting'))
        .map(([id, delivery]) => moved(id, delivery)),
      fc.constantFrom(...ids).map((id) => answered(id, 'ok')),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = actions.reduce(evolve, given(...ids.map((id) => written(id))));
        expect(state.turns.map(({ id }) => id)).toEqual(ids);
      }),
    );
  });
});
