import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../app/store';
import { freshBrowser } from '../../testing/fresh-browser';
import { serve } from '../../testing/server';
import { ToastViewport } from '../../ui/toasts/ToastViewport';
import { ForwardToCrm } from './ForwardToCrm';

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const connection = (number: number, name: string, enabled = true) => ({
  id: id(number),
  name,
  enabled,
  kind: 'webhook',
  url: null,
  host: 'crm.example.com',
  events: ['lead.created'],
  deals: null,
  offReason: enabled ? null : 'installer',
  createdAt: '2026-11-20T10:00:00.000Z',
  failingSince: null,
  lastDeliveredAt: null,
  formerSecretUntil: null,
});
const own = 'GET /api/installer/connections';
const forward = 'POST /api/leads/forward';

const open = (answers: Parameters<typeof serve>[0], ids: readonly string[]) => {
  const received = serve(answers);
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ForwardToCrm ids={ids} />
        <ToastViewport />
      </MemoryRouter>
    </Provider>,
  );
  return received;
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Forward to CRM' });

beforeEach(freshBrowser);

it('sends the chosen leads to the connection that is chosen, of those that are on', async () => {
  const received = open(
    {
      [own]: { body: { connections: [connection(1, 'Office'), connection(2, 'Asleep', false)] } },
      [forward]: { body: { queued: 2, before: 0, leftOut: 1 } },
    },
    [id(7), id(8), id(9)],
  );
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Office (crm.example.com)' }));
  expect(await screen.findByText('2 leads are on their way. 1 left out: no phone number or email.')).toBeTruthy();
  expect(screen.queryByText(/Asleep/)).toBeNull();
  const sent = received.filter(({ call }) => call === forward).map(({ body }): unknown => JSON.parse(body ?? ''));
  expect(sent).toEqual([
    { ids: [id(7), id(8), id(9)], connectionId: id(1), retryKey: expect.stringMatching(/^[\w-]{21}$/), again: false },
  ]);
});

it('says how many went there before, and sends those once more in the same press where that is asked for', async () => {
  const answers = [
    { queued: 1, before: 2, leftOut: 0 },
    { queued: 3, before: 0, leftOut: 0 },
  ];
  const received = open(
    {
      [own]: { body: { connections: [connection(1, 'Office')] } },
      [forward]: () => ({ body: answers.shift() }),
    },
    [id(7), id(8), id(9)],
  );
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Office (crm.example.com)' }));
  expect(await screen.findByText('1 lead is on its way. 2 went there before.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Forward again' }));
  expect(await screen.findByText('2 leads are on their way.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Forward again' })).toBeNull();
  const sent = received
    .filter(({ call }) => call === forward)
    .map(({ body }) => JSON.parse(body ?? '') as { again: boolean; retryKey: string });
  expect(sent.map(({ again }) => again)).toEqual([false, true]);
  expect(new Set(sent.map(({ retryKey }) => retryKey)).size).toBe(1);
});

it('says so where all of them went there before', async () => {
  open(
    {
      [own]: { body: { connections: [connection(1, 'Office')] } },
      [forward]: { body: { queued: 0, before: 2, leftOut: 0 } },
    },
    [id(7), id(8)],
  );
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Office (crm.example.com)' }));
  expect(await screen.findByText('Not forwarded to Office')).toBeTruthy();
  expect(screen.getByText('2 went there before.')).toBeTruthy();
});

it('leads to the settings where nothing is connected, and asks for nothing where no lead is chosen', async () => {
  open({ [own]: { body: { connections: [] } } }, [id(7)]);
  fireEvent.click(button());
  const link = await screen.findByRole('menuitem', { name: 'Connect a CRM first' });
  expect(link.getAttribute('href')).toBe('/installer/settings/connections');
});

it('is off where no lead is chosen', () => {
  open({}, []);
  expect(button().disabled).toBe(true);
});
