import { evolve } from './conversation/conversation';
import { newConversation, type Action, type Conversation } from './conversation/conversation.state';
import { emergencyIn } from './conversation/emergency-words';
import { line } from './testing/mounted-panel';

const card = emergencyIn('smell of gas');
if (!card) throw new Error('These words speak of danger');
const told = [line('a', 'user', 'It went black'), { ...line('b', 'assistant', 'Ring first.'), card }];
const denied = [...told, line('c', 'user', 'No, nothing like that'), line('d', 'assistant', 'Good to hear.')];
const resumed = (lines: typeof told, emergency: boolean): Action => ({
  type: 'restored',
  lines,
  emergency,
  person: null,
  lead: {},
});
const inTab = (...actions: Action[]): Conversation => actions.reduce(evolve, newConversation(true));

describe('a second tab of a visitor', () => {
  it('leaves its emergency look once the server tells that the card was denied in the first', () => {
    expect(inTab(resumed(told, true)).emergency).toBe(true);
    expect(inTab(resumed(told, true), resumed(denied, false)).emergency).toBe(false);
  });

  it('keeps it for danger told of here that the server had not heard when it answered', () => {
    const here: Action[] = [
      { type: 'written', id: 'e', text: 'Now I smell gas', at: '2026-11-23T08:43:00Z' },
      { type: 'carded', id: 'e', card },
    ];
    expect(inTab(resumed(told, true), ...here, resumed(denied, false)).emergency).toBe(true);
    const heard = [...denied, line('e', 'user', 'Now I smell gas')];
    expect(inTab(resumed(told, true), ...here, resumed(heard, true)).emergency).toBe(true);
  });
});
