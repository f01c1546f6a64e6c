import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { freshBrowser } from '../../../testing/fresh-browser';
import { tellLive } from '../../../testing/live';
import { openSite } from '../../../testing/open-site';
import { diaryFromToday } from '../testing/account';
import { at, block, chosen, helen, of, priya, sentTo, serveDiary, week } from './testing/served-diary';
import { visit } from './testing/visits';

beforeEach(freshBrowser);

describe("the installer's diary", () => {
  it('draws the week as time, and chooses what waits to be confirmed', async () => {
    serveDiary([priya, helen], { [diaryFromToday('pending')]: { body: { appointments: [priya] } } });
    openSite(at());
    const drawn = await block(/^15:30 to 16:30, Priya Nair, Service or repair, Pending, LS17 8AB$/);
    expect(drawn.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Thursday 19 November, 2 visits · 1 pending' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'One request to confirm' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Diary ?1 to confirm$/ })).toBeTruthy();
    expect(chosen().getByText('07700 900142')).toBeTruthy();
  });

  it('tells a day’s way in order, with a map', async () => {
    serveDiary([priya, helen]);
    openSite(at());
    const route = within(await screen.findByRole('region', { name: 'Thursday’s route' }));
    expect(route.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'LS7 4PDHelen Marsh14:00',
      'LS17 8ABPriya Nair15:30',
    ]);
    const map = route.getByRole('link', { name: 'Map' });
    expect(map.getAttribute('href')).toBe('https://www.google.com/maps/dir/LS7%204PD/LS17%208AB');
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('confirms at the key c, and takes it back for a minute', async () => {
    const confirmed = { ...priya, status: 'confirmed' as const, version: 2 };
    const diary = serveDiary([priya], {
      [of(priya, 'status')]: () => diary.answer(confirmed),
      [of(priya, 'undo')]: () => diary.answer({ ...priya, version: 3 }),
    });
    openSite(at());
    await block(/Priya Nair.*Pending/);
    fireEvent.keyDown(document.body, { key: 'c' });
    await block(/Priya Nair.*Confirmed/);
    expect(sentTo(diary.received, of(priya, 'status'))).toEqual([{ status: 'confirmed', version: 1 }]);
    fireEvent.click(await chosen().findByRole('button', { name: 'Undo' }));
    await block(/Priya Nair.*Pending/);
    expect(sentTo(diary.received, of(priya, 'undo'))).toEqual([{ version: 2 }]);
    expect(chosen().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('cancels with the reason', async () => {
    const cancelled = { ...helen, status: 'cancelled' as const, version: 2 };
    const diary = serveDiary([helen], { [of(helen, 'status')]: () => diary.answer(cancelled) });
    openSite(at(`&visit=${helen.id}`));
    await block(/Helen Marsh/);
    fireEvent.click(chosen().getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the visit to Helen Marsh?' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: ' Van broke down ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel visit' }));
    await waitFor(() =>
      expect(sentTo(diary.received, of(helen, 'status'))).toEqual([
        { status: 'cancelled', version: 1, reason: 'Van broke down' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await block(/Helen Marsh.*Cancelled/);
  });

  it('says how a visit went once its time has come, and not before', async () => {
    const past = { ...visit(3, '2026-01-08T09:00:00.000Z', { customerName: 'C. Wood' }) };
    const done = { ...past, status: 'no_show' as const, version: 2 };
    const ofJanuary = 'GET /api/installer/diary?from=2026-01-05&to=2026-01-11';
    let now: Appointment = past;
    serveDiary([], {
      [ofJanuary]: () => ({ body: { appointments: [now] } }),
      [of(past, 'status')]: () => {
        now = done;
        return { body: { appointment: done } };
      },
    });
    openSite(`/installer/diary?day=2026-01-08&visit=${past.id}`);
    await block(/C. Wood/);
    expect(chosen().getByRole('button', { name: 'Complete' })).toBeTruthy();
    fireEvent.click(chosen().getByRole('button', { name: 'No show' }));
    await block(/C. Wood.*No show/);
  });
});

it('says so where the diary can’t be loaded, and comes back', async () => {
  let down = true;
  serveDiary([], { [week]: () => (down ? { status: 503 } : { body: { appointments: [] } }) });
  openSite(at());
  expect(await screen.findByText('Unable to load your diary. Please try again.')).toBeTruthy();
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No visits in these days')).toBeTruthy();
});

it('stays as it was last known while the server is out of reach, and says as of when', async () => {
  let down = false;
  serveDiary([], { [week]: () => (down ? { status: 503 } : { body: { appointments: [helen] } }) });
  openSite(at());
  await block(/Helen Marsh/);
  expect(screen.queryByText(/^Shown as of/)).toBeNull();
  down = true;
  await tellLive({ topic: 'appointment' });
  expect(await screen.findByText(/^Shown as of \d\d:\d\d$/)).toBeTruthy();
  expect(await block(/Helen Marsh/)).toBeTruthy();
});

it('filters on the server, by an address that can be passed on', async () => {
  serveDiary([priya, helen], { [`${week}&status=pending&type=quote`]: { body: { appointments: [] } } });
  openSite(at());
  await block(/Helen Marsh/);
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
  fireEvent.change(filter.getByLabelText('Status'), { target: { value: 'pending' } });
  fireEvent.change(filter.getByLabelText('Type'), { target: { value: 'quote' } });
  expect(await screen.findByText('No visits match your filters')).toBeTruthy();
});

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('shows on the overview the three next visits, each a way into the diary', async () => {
  const next = [2, 3, 4, 5].map((hours) => visit(hours, soon(hours)));
  const gone = visit(1, soon(1), { status: 'cancelled' });
  serveDiary([], { [diaryFromToday()]: { body: { appointments: [gone, ...next] } } });
  openSite('/installer/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Next appointments' }));
  expect(
    (await panel.findAllByRole('listitem')).map(({ textContent }) => /Customer \d/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Customer 2', 'Customer 3', 'Customer 4']);
});
