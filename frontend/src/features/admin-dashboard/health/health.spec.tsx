import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { tellLive } from '../../../testing/live';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';
import { channel, well } from './testing/well';

const path = '/admin/dashboard/health';
const call = 'GET /api/admin/health';
const troubled = {
  ...well,
  channels: [channel('email', { sent: 9, failed: 2 }), channel('sms'), channel('whatsapp')],
  setAside: [{ policy: 'tell-of-conversation', events: 2 }],
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('opens from the head, and says in one sentence that all is well', async () => {
  serve({ ...dashboard, [call]: { body: { health: well } } });
  const { where } = openSite('/admin/dashboard');
  fireEvent.click(await screen.findByRole('link', { name: 'Health' }));
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(where()).toBe(path);
  const providers = within(screen.getByRole('region', { name: 'Providers' }));
  expect(providers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EmailWorkingAmazon SES · last worked 13:08',
    'SMS and WhatsAppNot used yetOutbox: nothing is really sent',
    'AI repliesWorkingOpenAI · last worked 13:00',
    'PaymentsNot set upNo provider',
    'PhotosWorkingFile store · last worked 13:08',
  ]);
  expect(screen.getByText('1,204 sent', { exact: false })).toBeTruthy();
});

it('says what is wrong and what to do, with a way to the messages that failed', async () => {
  serve({ [call]: { body: { health: troubled } } });
  openSite(path);
  expect(await screen.findByRole('heading', { name: '2 things need you' })).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'What to do' }));
  expect(list.getByText('Email: 2 messages failed in the last 24 hours')).toBeTruthy();
  expect(list.getByText(/^The log says why for each/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Delivery log' }).getAttribute('href')).toBe(
    '/admin/notifications/log?status=failed&channel=email',
  );
});

it('what policies set aside is tried again from here, and the page looks again at once', async () => {
  let done = false;
  serve({
    [call]: () => ({ body: { health: done ? well : troubled } }),
    'POST /api/policies/redrive': () => {
      done = true;
      return { body: { done: 2, left: 0 } };
    },
  });
  openSite(path);
  fireEvent.click(await screen.findByRole('button', { name: 'Try them again' }));
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
});

it('looks again when it is told to, never by itself, and keeps what it knew while no answer comes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let answer: object = { body: { health: troubled } };
    const received = serve({ [call]: () => answer });
    openSite(path);
    await screen.findByRole('heading', { name: '2 things need you' });
    answer = { body: { health: well } };
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(received.filter((each) => each.call === call)).toHaveLength(1);
    await tellLive({ topic: 'health' });
    await screen.findByRole('heading', { name: 'All is well' });
    answer = { status: 500 };
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await tellLive({ topic: 'health' });
    await screen.findByRole('heading', { name: 'Pilotlight doesn’t answer' });
    expect(screen.getByText(/^No answer since 13:08:42/)).toBeTruthy();
    const todo = within(screen.getByRole('region', { name: 'What to do' }));
    expect(todo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The database doesn’t answer/),
    ]);
    expect(screen.getByText('Everything below is of 13:08:42, before the answers stopped')).toBeTruthy();
    const providers = within(screen.getByRole('region', { name: 'Providers' }));
    expect(providers.queryByText('Working')).toBeNull();
    expect(providers.getAllByText('Before: Working')).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

it('health that could not be loaded is fetched on Try Again', async () => {
  let up = false;
  serve({ [call]: () => (up ? { body: { health: well } } : { status: 500 }) });
  openSite(path);
  expect(await screen.findByText("Failed to fetch the platform's health")).toBeTruthy();
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All is well' })).toBeTruthy());
});
