import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../../app/store';
import { freshBrowser } from '../../../testing/fresh-browser';
import { serve } from '../../../testing/server';
import { ToastViewport } from '../../../ui/toasts/ToastViewport';
import { AskedChanges } from './AskedChanges';

const id = '7f4fc0a9-9b0e-4b7f-8d0e-6a3c7d2f1e10';
const listing = 'GET /api/installers/aire-valley/training/changes';
const finishing = `POST /api/installers/aire-valley/training/changes/${id}/done`;
const waiting = { id, text: 'We close at 4 on Fridays', askedAt: '2026-11-20T10:00:00Z', doneAt: null };
const done = { ...waiting, doneAt: '2026-11-21T10:00:00Z' };
const answer = (...changes: object[]) => ({ body: { changes } });

const shown = () =>
  render(
    <Provider store={createStore()}>
      <AskedChanges slug="aire-valley" />
      <ToastViewport />
    </Provider>,
  );

beforeEach(freshBrowser);

describe('what an installer asks to have changed', () => {
  it('stands with its training until the admin marks it as done', async () => {
    let now = waiting as object;
    serve({ [listing]: () => answer(now), [finishing]: () => answer((now = done)) });
    shown();
    expect(await screen.findByText('We close at 4 on Fridays')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Marked as done')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('We close at 4 on Fridays')).toBeNull());
  });

  it('stays where that fails', async () => {
    serve({ [listing]: answer(waiting), [finishing]: { status: 500 } });
    shown();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Not marked as done')).toBeTruthy();
    expect(screen.getByText('We close at 4 on Fridays')).toBeTruthy();
  });
});
