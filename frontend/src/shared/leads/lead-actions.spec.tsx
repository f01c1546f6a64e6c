import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { freshBrowser } from '../../testing/fresh-browser';
import { serve } from '../../testing/server';
import { rowsInWords } from './export-words';
import { LeadActions, type LeadActionsProps } from './LeadActions';

const sessionId = '018f5b7e-2222-4222-8222-222222222222';
const filters = leadFiltersSchema.parse({ grade: 'A' });
const csv = 'POST /api/installer/leads/export.csv';
const pdf = 'POST /api/installer/leads/export.pdf';
const forwardAt = `/api/installer/conversations/${sessionId}/forward`;

const show = (more: Partial<LeadActionsProps> = {}) =>
  render(
    <Provider store={createStore()}>
      <LeadActions portal="installer" selected={[]} filters={filters} {...more} />
    </Provider>,
  );
const choose = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

let saved: string[];
beforeEach(() => {
  freshBrowser();
  saved = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('saves all that the list finds as a table', async () => {
  const received = serve({ [csv]: { body: 'Date,Time\r\n' } });
  show();
  await choose(/All that the list finds/);
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^leads-.*\.csv$/)]));
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(filters);
});

it('saves the job sheets of the selected leads, and none of nobody or of too many', async () => {
  const received = serve({ [pdf]: { body: '%PDF-1.7' } });
  const { unmount } = show({ selected: [sessionId] });
  await choose(/Job sheets/);
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^job-sheets-.*\.pdf$/)]));
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ids: [sessionId] });
  unmount();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  const item = await screen.findByRole('menuitem', { name: /Select the leads first/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('can be cancelled while rows come in, and then saves nothing', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('Date\r\n2026\r\n2026\r\n')),
  });
  serve({ [csv]: { stream } });
  show();
  await choose(/Spreadsheet/);
  fireEvent.click(await screen.findByRole('button', { name: '2 rows · Cancel' }));
  expect(saved).toEqual([]);
});

it.each([
  ['5000', '1,200 of about 5,000 rows'],
  ['100000+', '1,200 of more than 100,000 rows'],
])('tells how far it is of %s', (about, words) => {
  expect(rowsInWords({ lines: 1201, headers: new Headers({ 'x-rows': about }) })).toBe(words);
});

it('forwards a lead, and asks before it goes to the same address again', async () => {
  const options = {
    targets: [{ target: 'alerts-email', channel: 'email', address: 'office@leeds.example' }],
    channels: ['email'],
    message: 'Lead for you: Priya',
  };
  let times = 0;
  const received = serve({
    [`GET ${forwardAt}`]: { body: options },
    [`POST ${forwardAt}`]: () =>
      (times += 1) === 1
        ? { status: 409, body: { message: 'This lead has gone there before.', code: 'conflict', requestId: '1' } }
        : { body: { success: true, message: 'The lead is on its way' } },
  });
  show({ selected: [sessionId] });
  fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Email for alerts: office@leeds.example')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in WhatsApp' });
  expect(link.getAttribute('href')).toBe('https://wa.me/?text=Lead%20for%20you%3A%20Priya');
  fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Forward again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = received.filter(({ call }) => call.startsWith('POST')).map(({ body }) => JSON.parse(body ?? ''));
  expect(bodies).toMatchObject([{ target: 'alerts-email', again: false }, { again: true }]);
});

describe('for an installer, as the admin', () => {
  const its = `/api/installers/leeds/conversations/${sessionId}/forward`;

  it('a lead is forwarded, and leads go to its CRM', async () => {
    const crm = { id: sessionId, name: 'Office', enabled: true, kind: 'webhook', url: null, host: 'crm.example.com' };
    const connection = {
      ...crm,
      events: ['lead.created'],
      deals: null,
      offReason: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      failingSince: null,
      lastDeliveredAt: null,
      formerSecretUntil: null,
    };
    const received = serve({
      [`GET ${its}`]: { body: { targets: [], channels: ['email'], message: '' } },
      [`POST ${its}`]: { body: { success: true, message: 'The lead is on its way' } },
      'GET /api/installers/leeds/connections': { body: { connections: [connection] } },
      'POST /api/installers/leeds/leads/forward': { body: { queued: 1, before: 0, leftOut: 0 } },
    });
    show({ portal: 'admin', slug: 'leeds', selected: [sessionId] });
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'karen@leeds.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Forward to CRM' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Office (crm.example.com)' }));
    await waitFor(() => expect(received.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2));
  });

  it('leads of several installers are exported and not forwarded', () => {
    show({ portal: 'admin', selected: [sessionId] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export']);
  });
});
