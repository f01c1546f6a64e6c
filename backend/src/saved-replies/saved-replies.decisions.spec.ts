import type { SavedReplyEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import { setSavedReplies } from './saved-replies.decisions';
import { savedRepliesAggregate } from './saved-replies.stream';

const slug = 'leeds-heating';
const coming = { name: 'On the way', text: "We're on our way." };
const closed = { name: 'Closed', text: 'We are back at 8.' };
const past: SavedReplyEvent[] = [{ type: 'SavedRepliesSet', data: { slug, replies: [coming] } }];
const state = stateAfter(savedRepliesAggregate, past);

describe('the saved replies of a firm', () => {
  it('are replaced by those that it saves', () => {
    expect(state).toEqual({ replies: [coming], version: 1 });
    const events = setSavedReplies(state, { slug, replies: [closed, coming], version: 1 });
    expect(events).toEqual([{ type: 'SavedRepliesSet', data: { slug, replies: [closed, coming] } }]);
  });

  it('are not overwritten by whoever saw older ones', () => {
    expect(refusalOf(() => setSavedReplies(state, { slug, replies: [closed], version: 0 }))).toContain(
      'changed-meanwhile',
    );
  });

  it('are no news where they are the same', () => {
    expect(setSavedReplies(state, { slug, replies: [coming], version: 0 })).toEqual([]);
  });
});
