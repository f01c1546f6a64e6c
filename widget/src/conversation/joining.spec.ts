import type { Attendance, WidgetLine } from '@pilotlight/contracts/http/widget';
import { line } from '../testing/mounted-panel';
import { evolve, nextToSend } from './conversation';
import { newConversation, type Action, type Conversation } from './conversation.state';

const dawn = { ...line('p', 'person', 'Hi'), name: 'Dawn, Demo Heating' };
const joined = line('j', 'note', 'Dawn joined');
const left = line('l', 'note', 'Dawn has left');
const told = (person: Attendance, ...lines: WidgetLine[]): Action => ({
  type: 'restored',
  lines,
  person,
  emergency: false,
  lead: {},
});
const given = (...actions: Action[]): Conversation => actions.reduce(evolve, newConversation(true));
const shown = ({ turns }: Conversation) => turns.flatMap(({ said, answer }) => [said, answer].filter(Boolean));

it('shows who joins between what was said before and what they say', () => {
  const lines = [line('a', 'user', 'A person please'), line('b', 'assistant', 'Asked'), joined, dawn];
  expect(shown(given(told('here', ...lines)))).toEqual(['A person please', 'Asked', 'Dawn joined', 'Hi']);
  expect(shown(given(told('asked', ...lines.slice(0, 2)), told('here', ...lines)))).toEqual(
    shown(given(told('here', ...lines))),
  );
});

it('shows who left before the message that found nobody there, though that was written first here', () => {
  const before = [line('a', 'user', 'Hello'), joined, dawn];
  const state = given(
    told('here', ...before),
    { type: 'written', id: 'z', text: 'Anybody there?', at: joined.at },
    { type: 'moved', id: 'z', delivery: 'answering' },
    told(null, ...before, left, line('z', 'user', 'Anybody there?')),
  );
  expect(shown(state)).toEqual(['Hello', 'Dawn joined', 'Hi', 'Dawn has left', 'Anybody there?']);
});

it('sends nothing again that was said to a person', () => {
  const state = given(told('here', line('a', 'user', 'Hello'), joined, line('c', 'user', 'Are you there?'), left));
  expect(nextToSend(state)).toBeUndefined();
});

it('keeps the order of words that came while a message waits', () => {
  const state = given(
    told('here', line('a', 'user', 'Hello'), joined),
    { type: 'written', id: 'z', text: 'One more thing', at: joined.at },
    told('here', line('a', 'user', 'Hello'), joined, dawn),
  );
  expect(shown(state)).toEqual(['Hello', 'Dawn joined', 'One more thing', 'Hi']);
});
