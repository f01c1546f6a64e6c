import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { noAnalytics, someAnalytics } from '../../../testing/analytics';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serveAccount } from '../testing/account';
import { serve } from '../../../testing/server';

const path = '/installer/dashboard/analytics';
const { day: today } = londonTime(new Date().toISOString());
const call = (from: string, to = today) => `GET /api/installer/analytics/period?from=${from}&to=${to}`;
const since = (length: number) => addDays(today, 1 - length);
/** Its place while it loads has the same name, the last panel has none. */
const panel = async (name: string) => {
  await screen.findByRole('region', { name: 'What we promise, measured' });
  return within(screen.getByRole('region', { name }));
};
const answers = (length: number, make = someAnalytics) => ({
  [call(since(length))]: { body: { analytics: make(today, length) } },
});
const opened = (served: Parameters<typeof serve>[0]) => {
  const received = serveAccount([], served);
  const site = openSite(path);
  return { ...site, received };
};

beforeEach(freshBrowser);

it('shows the totals of thirty days beside the thirty before', async () => {
  opened(answers(30));
  const totals = await panel('Totals of the period');
  await waitFor(() =>
    expect(totals.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      'Conversations12060 before▲ 100%',
      'Leads6060 before –',
      'Bookings300 beforenew',
      'Won revenue£26,400£0 beforenew',
    ]),
  );
});

it('follows the leads stage by stage, with the share and the median time of each', async () => {
  opened(answers(30));
  const stages = await panel('Conversion');
  const rows = await stages.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Leads60',
    'Contacted4575% of leadsafter 20 min, the median',
    'Quoted3050% of leadsafter 2 h, the median',
    'Won1220% of leadsafter 2 days, the median',
    'Lost610% of leadsafter 25 h, the median',
    '£26,400.00 won, from 10 of 12 won leads with a value.',
  ]);
  const kinds = await panel('Which leads convert');
  expect(kinds.getByRole('row', { name: 'Quote 60 45 30 12 6 £26,400' })).toBeTruthy();
  fireEvent.click(kinds.getByRole('button', { name: 'By grade' }));
  expect(kinds.getByRole('row', { name: 'Hot 60 45 30 12 6 £26,400' })).toBeTruthy();
});

it('ranks the outward codes, and steps through them on the map by the arrow keys', async () => {
  opened(answers(30));
  const places = await panel('Top postcodes');
  expect(places.getByText('43% of leads gave one')).toBeTruthy();
  const map = await places.findByRole('group', { name: /^Map of the leads/ });
  const told = () => places.getByRole('status').textContent;
  expect(told()).toBe('2 places on the map');
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(told()).toBe('LS6: 20 leads, 12 before');
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(told()).toBe('BT1, BT2: 5 leads, 0 before');
  expect(places.getByText('1 lead comes from codes that aren’t on the map.')).toBeTruthy();
  expect(places.getByText(/Contains OS data © Crown copyright/)).toBeTruthy();
  expect(places.getByRole('row', { name: 'QQ9 1 0' })).toBeTruthy();
});

it('says how the promises of the landing page came out, and from what', async () => {
  opened(answers(30));
  const claims = await panel('What we promise, measured');
  expect(claims.getByText('+32%')).toBeTruthy();
  expect(claims.getByText('Hot and warm leads: 33 in these days, 25 in as many before.')).toBeTruthy();
  expect(claims.getByText('20 min')).toBeTruthy();
  expect(claims.getByText('300×')).toBeTruthy();
});

it('says of a firm without leads that there is not enough yet', async () => {
  opened(answers(30, noAnalytics));
  const claims = await panel('What we promise, measured');
  expect(claims.getAllByText('Not enough yet')).toHaveLength(3);
  expect(claims.getByText(/0 quotes so far. It takes 10./)).toBeTruthy();
  expect(screen.getByText('No lead of these days has given a postcode yet.')).toBeTruthy();
  expect(screen.getByText('Nobody has written yet')).toBeTruthy();
  expect(screen.getByText('No lead of these days is won yet.')).toBeTruthy();
});

it('another period stands in the address, and a custom one is asked for once it is in order', async () => {
  const { received } = opened({
    ...answers(30),
    ...answers(7),
    [call('2026-01-01', '2026-01-31')]: { body: { analytics: noAnalytics('2026-01-31', 31) } },
  });
  fireEvent.click(await screen.findByRole('button', { name: '7 days' }));
  await waitFor(() => expect(received.some((each) => each.call === call(since(7)))).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Custom' }));
  const form = within(await screen.findByRole('form', { name: 'Custom period' }));
  const put = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  put('From', '2026-01-31');
  put('To', '2026-01-01');
  fireEvent.click(form.getByRole('button', { name: 'Show' }));
  expect(await form.findByText('Please end the period after it begins')).toBeTruthy();
  put('From', '2026-01-01');
  put('To', '2026-01-31');
  fireEvent.click(form.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/^1 Jan 2026 to 31 Jan 2026, beside 1 Dec 2025 to 31 Dec 2025/)).toBeTruthy();
});

it('a failure says so and is tried again', async () => {
  opened({ [call(since(30))]: { status: 503 } });
  expect(await screen.findByText('Unable to load your analytics. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
