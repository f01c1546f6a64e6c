import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../../testing/open-site';
import { serve } from '../../../../testing/server';
import { asAdmin } from '../testing/templates';
import type { Suppression } from './suppression-words';
import { logAsked, logOf, lost } from './testing/messages';

const path = '/admin/notifications/log?show=suppressed';
const list = 'GET /api/admin/suppressions';
const lift = 'POST /api/admin/suppressions/lift';
const stopped: Suppression = {
  addressHash: 'b7e2',
  address: '+447700900142',
  channel: 'sms',
  cause: 'stop',
  installerId: 'aire-valley',
  at: '2026-11-18T09:30:00.000Z',
};
const bounced: Suppression = {
  ...stopped,
  addressHash: 'c0de',
  address: 'dawn@aire.example',
  channel: 'email',
  cause: 'bounced',
};
const suppressed = (...suppressions: Suppression[]) => ({ body: { suppressions } });
const askAbout = async (address: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Allow again: ${address}, aire-valley` }));
  return within(await screen.findByRole('dialog', { name: `Allow ${address} again?` }));
};

beforeEach(asAdmin);

describe('the suppressed addresses', () => {
  it('are beside the messages, each with its cause and date', async () => {
    serve({ [logAsked()]: logOf([lost]), [list]: suppressed(stopped, bounced) });
    openSite('/admin/notifications/log');
    fireEvent.click(await screen.findByRole('link', { name: 'Suppressed addresses' }));
    const table = within(await screen.findByRole('table', { name: 'Suppressed addresses' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'SMS07700 900142Its reader answered STOPaire-valley18 Nov 2026Allow again',
      'Emaildawn@aire.exampleMessages came backaire-valley18 Nov 2026Allow again',
    ]);
  });

  it('lose one that an admin allows again, after a question', async () => {
    const answers: Record<string, { body: unknown }> = {
      [list]: suppressed(stopped, bounced),
      [lift]: { body: { success: true, message: 'This address may be written to again' } },
    };
    const received = serve(answers);
    openSite(path);
    const question = await askAbout('07700 900142');
    expect(question.getByText(/only if they have changed their mind/)).toBeTruthy();
    answers[list] = suppressed(bounced);
    fireEvent.click(question.getByRole('button', { name: 'Allow again' }));
    await waitFor(() => expect(screen.queryByText('Its reader answered STOP')).toBeNull());
    expect(screen.getByText('Messages came back')).toBeTruthy();
    expect(received.find(({ call }) => call === lift)?.body).toBe(
      JSON.stringify({ addressHash: 'b7e2', channel: 'sms', installerId: 'aire-valley' }),
    );
  });

  it('keep one that the server does not let go', async () => {
    serve({ [list]: suppressed(bounced), [lift]: { status: 503, body: '' } });
    openSite(path);
    const question = await askAbout('dawn@aire.example');
    fireEvent.click(question.getByRole('button', { name: 'Allow again' }));
    expect(await screen.findByText("Couldn't allow it again")).toBeTruthy();
    expect(screen.getByText('dawn@aire.example')).toBeTruthy();
  });

  it('that there are none of, or that can not be had, are said so', async () => {
    const answers: Record<string, { body: unknown }> = {};
    serve(answers);
    openSite(path);
    expect(await screen.findByText('Failed to fetch the suppressed addresses')).toBeTruthy();
    answers[list] = suppressed();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Every address may be written to')).toBeTruthy();
  });
});
