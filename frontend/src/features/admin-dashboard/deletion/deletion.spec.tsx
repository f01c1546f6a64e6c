import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { refundInWords } from './deletion-words';
import { lifeCalls } from '../testing/applicants';
import { calls, dashboard, listed, mackie } from '../testing/installers';

const deletion = { conversations: 1204, appointments: 1, photos: 3, payments: 12, subscription: 'active' };
const remove = lifeCalls.remove('aire-valley');
const preview = { [lifeCalls.deletion('aire-valley')]: { body: { deletion } } };

const ask = async () => {
  openSite('/admin/dashboard');
  const card = within(await screen.findByRole('article', { name: 'Aire Valley Heating' }));
  fireEvent.click(card.getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: 'Delete Aire Valley Heating?' }));
};

const linesOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the deletion of an installer', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('counts what goes and says what stays', async () => {
    serve({ ...dashboard, ...preview });
    const asked = await ask();
    expect(linesOf(await asked.findByRole('region', { name: 'What goes' }))).toEqual([
      'Card subscription cancelled',
      '1,204 conversations',
      '1 appointment',
      '3 photos',
      '12 payment logs',
      'The account and its sign-in',
    ]);
    expect(linesOf(asked.getByRole('region', { name: 'What stays' }))).toEqual([
      'The audit trail, its words made unreadable',
      'Amounts and dates for 6 years, without names',
    ]);
    expect(asked.getByText(/What it has paid is not refunded\./)).toBeTruthy();
  });

  it('wakes its button by the typed slug only, and takes the card away', async () => {
    let gone = false;
    const received = serve({
      ...dashboard,
      ...preview,
      [calls.list]: () => (gone ? listed([mackie]) : dashboard[calls.list]),
      [remove]: () => {
        gone = true;
        return { body: { success: true, message: '' } };
      },
    });
    const asked = await ask();
    const button = asked.getByRole<HTMLButtonElement>('button', { name: 'Delete Aire Valley Heating' });
    const typed = asked.getByLabelText('Type aire-valley to confirm');
    fireEvent.change(typed, { target: { value: 'aire-valle' } });
    expect(button.disabled).toBe(true);
    fireEvent.change(typed, { target: { value: 'aire-valley' } });
    expect(received.map(({ call }) => call)).not.toContain(remove);
    fireEvent.click(button);
    expect(await screen.findByText('Installer deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Aire Valley Heating' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Mackie & Sons' })).toBeTruthy();
  });

  it('says so where it fails, and stays open', async () => {
    serve({ ...dashboard, ...preview, [remove]: { status: 500 } });
    const asked = await ask();
    fireEvent.change(asked.getByLabelText('Type aire-valley to confirm'), { target: { value: 'aire-valley' } });
    fireEvent.click(asked.getByRole('button', { name: 'Delete Aire Valley Heating' }));
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(screen.getByText('Failed to delete installer. Please try again.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Delete Aire Valley Heating?' })).toBeTruthy();
  });
});

it.each([
  ['pending', 'active', 'It was never let in, so all that it paid goes back to its card.'],
  ['pending', 'cancelled', 'It was never let in, so all that it paid goes back to its card.'],
  ['active', 'cancelled', 'What it has paid is not refunded.'],
  ['active', 'none', null],
] as const)('says what becomes of the money of one that is %s, its subscription %s', (status, subscription, words) => {
  expect(refundInWords(status, { ...deletion, subscription })).toBe(words);
});
