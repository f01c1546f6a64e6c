import { fireEvent, screen, within } from '@testing-library/react';
import { auditorSession } from '../../shared/session/sessions';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';
import { audit, calls, slug, standing, suspended } from './testing/fixtures';

const address = `/audit?installer=${slug}&event=${suspended.id}`;

beforeEach(() => {
  freshBrowser();
  auditorSession.save({ token: 'x1', email: 'auditor@firm.example', seesPersonalData: false }, true);
});

it('leads an event back to the events that it was found among', async () => {
  serve(audit);
  openSite(address);
  const back = (await screen.findByRole('link', { name: 'Events' })).getAttribute('href');
  expect(back).toBe(`/audit?installer=${slug}`);
});

it('says so where nothing differs between then and now', async () => {
  const same = { ...standing, fields: standing.fields.map((field) => ({ ...field, differs: false })) };
  serve({ ...audit, [calls.state(suspended.at)]: { body: same } });
  openSite(address);
  const card = within(await screen.findByRole('region', { name: 'Then and now' }));
  fireEvent.click(await card.findByRole('button', { name: 'Differences 0' }));
  expect(card.getByText('Nothing differs: the installer stood then as it stands now.')).toBeTruthy();
  expect(card.queryByRole('table')).toBeNull();
});
