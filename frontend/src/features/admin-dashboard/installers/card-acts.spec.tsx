import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed, mackie } from '../testing/installers';

const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('a card has its rarer acts behind one button', async () => {
  serve(dashboard);
  const { where } = openSite('/admin/dashboard');
  fireEvent.click(
    within(await card('Aire Valley Heating')).getByRole('button', { name: 'More of Aire Valley Heating' }),
  );
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Billing',
    'Life story',
    'Open website',
  ]);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Billing' }));
  await waitFor(() => expect(where()).toBe('/admin/dashboard/aire-valley/billing'));
});

it('an installer that was just created stands out once its dialog is closed, and has the focus', async () => {
  const fresh = { ...aireValley, slug: 'menai-heat', name: 'Menai Heat' };
  serve({
    ...dashboard,
    [calls.save]: { body: { success: true, message: 'Installer created', installer: fresh } },
    [calls.one('menai-heat')]: listed([fresh]),
    'GET /api/installers?search=&filter=all&sort=newest&page=1&pageSize=25': listed([fresh, aireValley, mackie]),
  });
  openSite('/admin/dashboard/new');
  fireEvent.change(await screen.findByLabelText(/^Business name/), { target: { value: 'Menai Heat' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Slug/).value).toBe('menai-heat'));
  fireEvent.click(screen.getByRole('button', { name: 'Create Installer' }));
  await screen.findByRole('region', { name: 'Next steps' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const created = await card('Menai Heat');
  expect(await within(created).findByText('menai-heat · just created')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(created));
  expect(within(await card('Mackie & Sons')).queryByText(/just created/)).toBeNull();
});
