import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { beatLive, endLive, openLive, tellLive } from '../../../testing/live';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, entry, page, serveAccount, sessionId } from '../testing/account';
import { changedTags } from './changed-tags';
import { forgetFreshConversations } from './fresh-conversations';

const path = '/installer/dashboard/transcripts';
const rows = () => screen.getAllByRole('link', { name: /Number\d/ }).map(({ textContent }) => textContent);
const alone = (number: number) => `GET /api/installer/conversations?sessionId=${sessionId(number)}`;

beforeEach(() => {
  freshBrowser();
  forgetFreshConversations();
});

it('counts what is new above the list, moves nothing until it is asked for, and fetches nothing meanwhile', async () => {
  let all = [conversation(1), conversation(2)];
  const received = serveAccount([], { [calls.conversations]: () => page(all) });
  openSite(path);
  await screen.findByRole('link', { name: /Number1/ });
  all = [conversation(4), conversation(3), ...all];
  await tellLive({ topic: 'conversation', sessionId: sessionId(3) });
  await tellLive({ topic: 'conversation', sessionId: sessionId(4) });
  const pill = await screen.findByRole('button', { name: '2 new' });
  expect(rows()).toHaveLength(2);
  expect(received.filter(({ call }) => call === calls.conversations)).toHaveLength(1);
  fireEvent.click(pill);
  await screen.findByRole('link', { name: /Number4/ });
  expect(rows()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: '2 new' })).toBeNull();
});

it('loads a list that an outage kept away once the server is heard again, and leaves alone one that is read', async () => {
  let down = true;
  let all = [conversation(1)];
  const received = serveAccount([], {
    [calls.live]: () => (down ? { status: 503 } : openLive()),
    [calls.conversations]: () => (down ? { status: 503 } : page(all)),
  });
  openSite(path);
  await screen.findByText('Unable to load your conversations. Please try again.');
  down = false;
  fireEvent(window, new Event('online'));
  await screen.findByRole('link', { name: /Number1/ });
  expect(screen.queryByRole('alert')).toBeNull();
  const asked = () => received.filter(({ call }) => call === calls.conversations).length;
  const before = asked();
  all = [conversation(2), ...all];
  endLive();
  fireEvent(window, new Event('online'));
  await beatLive();
  expect([asked(), rows().length]).toEqual([before, 1]);
});

it('shows what changed in a row where it stands', async () => {
  const later = conversation(2, { events: [entry('user', 'It leaks')] });
  serveAccount([conversation(1), conversation(2)], { [alone(2)]: page([later]) });
  openSite(path);
  await screen.findByRole('link', { name: /Number2/ });
  await tellLive({ topic: 'conversation', sessionId: sessionId(2) });
  await waitFor(() => expect(rows()[1]).toContain('Leak'));
  expect(rows()[0]).toContain('Number1');
});

it('shows the first conversation at once, where there was none to be moved', async () => {
  let all: ReturnType<typeof conversation>[] = [];
  serveAccount([], { [calls.conversations]: () => page(all) });
  openSite(path);
  await screen.findByText('No conversations yet');
  all = [conversation(1)];
  await tellLive({ topic: 'conversation', sessionId: sessionId(1) });
  expect(await screen.findByRole('link', { name: /Number1/ })).toBeTruthy();
});

it('counts in the tab’s title what happened while it was hidden', async () => {
  serveAccount([conversation(1)]);
  openSite('/installer/dashboard');
  await screen.findByText('Live');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await tellLive({ topic: 'conversation', sessionId: sessionId(1) });
  await waitFor(() => expect(document.title).toBe('(1) Overview · Pilotlight'));
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(document.title).toBe('Overview · Pilotlight'));
  hidden.mockRestore();
});

it.each([
  [
    'conversation',
    [
      { type: 'Conversations', id: 'overview' },
      { type: 'Conversations', id: 'a' },
      { type: 'Leads', id: 'newest' },
      { type: 'Leads', id: 'a' },
      'News',
      'Figures',
    ],
  ],
  ['appointment', [{ type: 'Conversations', id: 'overview' }, { type: 'Conversations', id: 'a' }, 'Diary', 'Figures']],
  ['payment', ['Billing', 'Account']],
  ['notification', [{ type: 'Sent', id: 'a' }]],
  ['template', []],
] as const)('fetches of a change of %s what shows it, once', (topic, tags) => {
  const change = { topic, sessionId: 'a' };
  expect(changedTags({ changes: [change, change], all: false })).toEqual(tags);
});
