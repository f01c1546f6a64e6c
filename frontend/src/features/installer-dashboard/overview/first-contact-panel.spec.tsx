import { screen, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, overview, serveAccount } from '../testing/account';

const path = '/installer/dashboard';

beforeEach(freshBrowser);

it('tells how long people waited for a first contact, and whether that is better than the week before', async () => {
  const week = { given: 9, reached: 8, medianSeconds: 720 };
  const before = { given: 7, reached: 7, medianSeconds: 1_500 };
  serveAccount([], { [calls.overview]: overview([conversation(1)], { firstContact: { week, before } }) });
  openSite(path);
  const waited = within(await screen.findByRole('region', { name: 'Time to first contact' }));
  expect(waited.getByText('12 min')).toBeTruthy();
  expect(waited.getByText('8 of 9 contacted so far · 13 min faster than the week before')).toBeTruthy();
});
