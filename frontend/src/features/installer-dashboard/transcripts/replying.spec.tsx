import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installerSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { tellLive, tellTyping } from '../../../testing/live';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, entry, page, serveAccount, sessionId } from '../testing/account';

const at = `/installer/dashboard/transcripts/${sessionId(1)}`;
const call = (what: string) => `POST /api/installer/conversations/${sessionId(1)}/${what}`;
const done = { body: { success: true, message: 'Done' } };
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
const priya = { lead: { first_name: 'Priya' } };

/** The conversation as the server has it, taken over once one of these calls came. */
const answering = (answers: Parameters<typeof serveAccount>[1] = {}) => {
  let takenOver = false;
  const over = (held: boolean) => () => {
    takenOver = held;
    return done;
  };
  return serveAccount([], {
    [calls.conversations]: () => page([conversation(1, { ...priya, takenOver })]),
    [call('reply')]: over(true),
    [call('take-over')]: over(true),
    [call('hand-back')]: over(false),
    ...answers,
  });
};

describe('an installer who answers in the transcript', () => {
  beforeEach(freshBrowser);

  it('takes over by sending, is told as whom, and hands back', async () => {
    const received = answering();
    openSite(at);
    const text = await field();
    await screen.findByText('The assistant is replying. Write here to take over; Priya will see your name.');
    fireEvent.change(text, { target: { value: ' Hi Priya, yes we do. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take over and send' }));
    expect(await screen.findByText('You’ve taken over. The assistant is paused.')).toBeTruthy();
    expect(text.value).toBe('');
    const sent = received.filter((each) => each.call === call('reply')).map(({ body }) => JSON.parse(body ?? ''));
    expect(sent).toEqual([{ text: 'Hi Priya, yes we do.', messageId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Let the assistant carry on' }));
    expect(await screen.findByRole('button', { name: 'Take over' })).toBeTruthy();
  });

  it('gets an answer suggested that can be changed, and dropped again', async () => {
    const received = answering({ [call('suggested-reply')]: { body: { text: 'F22 means low pressure.' } } });
    openSite(at);
    const text = await field();
    fireEvent.change(text, { target: { value: 'Hi' } });
    fireEvent.click(screen.getByRole('button', { name: 'Suggest an answer' }));
    await waitFor(() => expect(text.value).toBe('F22 means low pressure.'));
    expect(received.map((each) => each.call)).not.toContain(call('reply'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(text.value).toBe('Hi');
  });

  it('keeps an unsent reply over a reload, until it is sent', async () => {
    answering();
    const { unmount } = openSite(at);
    fireEvent.change(await field(), { target: { value: 'Hi Priya' } });
    unmount();
    openSite(at);
    expect((await field()).value).toBe('Hi Priya');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(Object.values(sessionStorage)).not.toContain('Hi Priya'));
  });

  it('leaves no unsent reply behind where somebody signs out', async () => {
    answering();
    openSite(at);
    fireEvent.change(await field(), { target: { value: 'Hi Priya' } });
    expect(Object.values(sessionStorage)).toContain('Hi Priya');
    act(() => installerSession.end('signed-out'));
    expect(Object.values(sessionStorage)).not.toContain('Hi Priya');
  });

  it('keeps the words of a reply that failed, and sends them again under the same id', async () => {
    let down = true;
    const received = answering({
      [call('reply')]: () => (down ? { status: 503, body: { message: 'Down', code: 'x', requestId: 'r' } } : done),
    });
    openSite(at);
    const text = await field();
    fireEvent.change(text, { target: { value: 'Hi Priya' } });
    fireEvent.keyDown(text, { key: 'Enter' });
    expect(await screen.findByText('Not sent')).toBeTruthy();
    expect(text.value).toBe('Hi Priya');
    down = false;
    await waitFor(() => expect(screen.getByRole('button', { name: /send$/i }).hasAttribute('disabled')).toBe(false));
    fireEvent.keyDown(text, { key: 'Enter' });
    await waitFor(() => expect(text.value).toBe(''));
    const ids = received.flatMap((each) =>
      each.call === call('reply') ? [JSON.parse(each.body ?? '').messageId] : [],
    );
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('takes over by the key t, which is a letter where one writes', async () => {
    const received = answering();
    openSite(at);
    const text = await field();
    fireEvent.keyDown(text, { key: 't' });
    expect(received.map((each) => each.call)).not.toContain(call('take-over'));
    fireEvent.keyDown(document.body, { key: 't' });
    expect(await screen.findByRole('button', { name: 'Let the assistant carry on' })).toBeTruthy();
    expect(document.activeElement).toBe(text);
  });

  it('sees who waits, and the words of their own people by name', async () => {
    const events = [entry('user', 'Hello?'), entry('handover', 'Asked for a person')];
    const said = entry('person', 'Hi, Dawn here', { name: 'Dawn, Aire Valley Heating' });
    const waitingSince = new Date(Date.now() - 14.5 * 60_000).toISOString();
    serveAccount([conversation(1, { ...priya, events: [...events, said], waitingSince }), conversation(2)]);
    openSite(at);
    await field();
    expect(screen.getAllByRole('img', { name: 'Waiting for a reply' })).toHaveLength(1);
    expect(screen.getByText(/waiting 14 min/)).toBeTruthy();
    expect(screen.getByText('Asked for a person')).toBeTruthy();
    expect(screen.getByText(/^Dawn, Aire Valley Heating · \d\d:\d\d$/)).toBeTruthy();
  });

  it('sees what the visitor writes without asking for it', async () => {
    const heard = [entry('user', 'Hello?')];
    let later = false;
    const now = () =>
      conversation(1, { ...priya, takenOver: true, events: later ? [...heard, entry('user', 'Still there?')] : heard });
    const received = serveAccount([now()], {
      [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: () => page([now()]),
    });
    openSite(at);
    await field();
    later = true;
    await tellLive({ topic: 'conversation', sessionId: sessionId(1) });
    const log = screen.getByRole('list', { name: 'Messages' });
    expect(await within(log).findByText('Still there?')).toBeTruthy();
    await waitFor(() => expect(received.filter((each) => each.call === calls.news).length).toBeGreaterThan(1));
  });

  it('tells that it is typing to whoever waits, now and then and without a word, and nobody else', async () => {
    const received = serveAccount([conversation(1, { ...priya, takenOver: true }), conversation(2)], {
      [call('typing')]: () => done,
    });
    openSite(at);
    const text = await field();
    for (const value of ['H', 'Hi', 'Hi P']) fireEvent.change(text, { target: { value } });
    const told = () => received.filter((each) => each.call.endsWith('/typing'));
    await waitFor(() => expect(told()).toEqual([expect.objectContaining({ call: call('typing') })]));
    expect(told()[0]?.body ?? null).toBeNull();
    openSite(`/installer/dashboard/transcripts/${sessionId(2)}`);
    fireEvent.change((await screen.findAllByRole('textbox', { name: 'Your reply' })).at(-1) ?? text, {
      target: { value: 'Hello' },
    });
    expect(told()).toHaveLength(1);
  });

  it('sees that the visitor is typing', async () => {
    const held = conversation(1, { ...priya, takenOver: true });
    serveAccount([held]);
    openSite(at);
    await field();
    await tellTyping(sessionId(1));
    expect(await screen.findByText('Priya is typing')).toBeTruthy();
    await tellTyping();
    expect(screen.queryByText('Priya is typing')).toBeNull();
  });

  it('writes to nobody who was erased', async () => {
    serveAccount([conversation(1, { lead: { first_name: '[erased]' } })]);
    openSite(at);
    await screen.findByRole('list', { name: 'Messages' });
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  });
});
