import { evolve } from '../conversation/conversation';
import { newConversation, type Action } from '../conversation/conversation.state';
import { line } from '../testing/mounted-panel';
import { newsBetween } from './events';

const at = '2026-11-27T10:00:00Z';
const written: Action = { type: 'written', id: 'a', text: 'Hello', at };
const reached: Action = { type: 'learned', lead: { phone: '07700 900142' } };
const restored: Action = {
  type: 'restored',
  lines: [line('b', 'assistant', 'Hello again')],
  emergency: false,
  lead: { phone: '07700 900142' },
  person: null,
};
const told = (id: string): Action => ({ type: 'told', id, at, text: 'Thanks.' });

/** What a page hears of each step. */
const heard = (...steps: readonly Action[]) => {
  let before = newConversation(true);
  return steps.map((step) => {
    const now = evolve(before, step);
    const news = newsBetween(before, now);
    before = now;
    return news;
  });
};

describe('what a page hears of the chat', () => {
  it.each<[string, readonly Action[], readonly unknown[]]>([
    ['a lead, once', [written, reached, reached], [undefined, 'lead', undefined]],
    ['nothing of a name alone', [{ type: 'learned', lead: { name: 'Priya' } }], [undefined]],
    ['no lead where a reload brings it back', [restored, reached], [undefined, undefined]],
    ['a visit or a call that was asked for', [written, told('visit-1')], [undefined, 'booked']],
    ['a lead by the form, and not its thanks', [reached, told('thanks')], ['lead', undefined]],
    ['nothing of a new chat', [written, reached, { type: 'startedAgain' }], [undefined, 'lead', undefined]],
  ])('is %s', (_what, steps, news) => expect(heard(...steps)).toEqual(news));
});
