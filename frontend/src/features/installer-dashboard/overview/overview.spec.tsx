import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installerSession } from '../../../shared/session/sessions';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { beatLive, endLive, openLive, tellLive } from '../../../testing/live';
import { openSite } from '../../../testing/open-site';
import {
  calls,
  conversation,
  entry,
  figures,
  news,
  noFigures,
  overview,
  serveAccount,
  sessionId,
} from '../testing/account';

const path = '/installer/dashboard';
const panel = (name: string) => within(screen.getByRole('region', { name }));
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const waits = (minutes: number) => new Date(Date.now() - (minutes + 0.5) * 60_000).toISOString();
const named = (name: string, more: Parameters<typeof conversation>[1]) => ({ lead: { first_name: name }, ...more });

describe("the installer's overview", () => {
  beforeEach(freshBrowser);

  it('answers in its title and shows the totals with their week and change', async () => {
    serveAccount([conversation(1)]);
    openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawn, two new leads today' })).toBeTruthy();
    expect(screen.getByText('Account status: Active')).toBeTruthy();
    const totals = panel('Totals, with the last seven days');
    const cards = totals.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Total conversations1,28446 in 7 days▲ 12%',
      'Leads captured51818 in 7 days▲ 13%',
      'Conversion rate31.5%lead to booking▲ 7.6 pts',
      'Appointments booked1637 in 7 days▲ 40%',
    ]);
    expect(totals.getByRole('img', { name: 'Total conversations a day: 5, 4, 3, 9, 8, 9, 8' })).toBeTruthy();
    expect(await screen.findByText('Live')).toBeTruthy();
  });

  it('lists the five newest conversations, each a way to its transcript', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => conversation(number));
    serveAccount([{ ...conversation(7), lead: { postcode: 'LS28 9BB' }, intent: 'quote', grade: 'B' }, ...six]);
    const { where } = openSite(path);
    const rows = await waitFor(() => {
      const found = panel('Recent conversations').getAllByRole('row');
      expect(found).toHaveLength(6);
      return found;
    });
    expect(rows[1]?.textContent).toMatch(/^Visitor from LS28\d\d:\d\d · message 7QuoteBNo details yet1/);
    fireEvent.click(screen.getByRole('link', { name: 'Visitor from LS28' }));
    await waitFor(() => expect(where()).toBe(`${path}/transcripts/${sessionId(7)}`));
  });

  it("sums a conversation up in the visitor's own last words", async () => {
    const events = [
      entry('user', 'Boiler shows EA'),
      entry('safety', ''),
      entry('assistant', 'What is your postcode?'),
    ];
    const form = { events: [entry('lead', 'Lead form sent')], leadSubmittedAt: ago(0), lead: { first_name: 'Ann' } };
    serveAccount([
      conversation(1, { events }),
      conversation(2, { events: [entry('assistant', 'Hello!')] }),
      conversation(3, form),
    ]);
    openSite(path);
    expect(await screen.findByText('Boiler shows EA')).toBeTruthy();
    expect(screen.queryByText('What is your postcode?')).toBeNull();
    expect(screen.queryByText('Hello!')).toBeNull();
    expect(screen.getByRole('row', { name: /^Ann.*Filled in the form.*Filled in the form/ })).toBeTruthy();
  });

  it('shows whoever needs a look in the order given, with the number to ring, however old and many the others are', async () => {
    const gas = { emergency: true, events: [entry('user', 'I can smell gas'), entry('safety', '')] };
    const cold = { events: [entry('user', 'baby, no heating'), entry('flag', 'Baby or elderly at home')] };
    const needsALook = [
      conversation(1, { ...gas, lead: { first_name: 'Tomasz', phone: '+447700900418' } }),
      conversation(2, cold),
      conversation(3, named('Longest', { grade: 'B', waitingSince: ago(4), lastSaidAt: ago(4) })),
      conversation(4, named('Ungraded', { waitingSince: waits(2) })),
    ];
    serveAccount([], {
      [calls.overview]: overview([conversation(5)], { needsALook, needing: 4, waiting: 2, all: 9_000 }),
    });
    openSite(path);
    expect(await screen.findByRole('heading', { name: 'Dawn, 4 conversations need you' })).toBeTruthy();
    const needs = panel('Needs attention');
    const names = () => needs.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Tomasz', 'Visitor Number2', 'Longest']);
    fireEvent.click(needs.getByRole('button', { name: 'Show all 4' }));
    expect(names()).toEqual(['Tomasz', 'Visitor Number2', 'Longest', 'Ungraded']);
    expect(needs.getByText('“I can smell gas”')).toBeTruthy();
    const call = needs.getByRole('link', { name: 'Call Tomasz, 07700 900418' });
    expect([call.textContent, call.getAttribute('href')]).toEqual(['07700 900418', 'tel:+447700900418']);
    expect(needs.getByText('Needs a reply · waiting 2 min')).toBeTruthy();
    expect(needs.getByText('“message 4”')).toBeTruthy();
    expect(needs.getByText('2 waiting for a reply')).toBeTruthy();
  });

  it('counts everybody who needs a look, and says how many of them it lists', async () => {
    const needsALook = [1, 2, 3].map((number) => conversation(number, { waitingSince: waits(number) }));
    serveAccount([], { [calls.overview]: overview(needsALook, { needing: 1_204, waiting: 1_190, all: 9_000 }) });
    openSite(path);
    expect(await screen.findByRole('heading', { name: 'Dawn, 1,204 conversations need you' })).toBeTruthy();
    expect(panel('Needs attention').getByText('The first 3 of 1,204 · 1,190 waiting for a reply')).toBeTruthy();
  });

  it('quotes the words that raised the alarm, names the danger, and marks it among the recent ones', async () => {
    const safety = { hazard: 'gas', rule: 'gas-escape', ruleVersion: 7, from: 6, to: 9 } as const;
    const events = [
      entry('user', 'No heating, and a baby'),
      entry('flag', 'Vulnerable household without heating'),
      entry('user', 'I can smell gas in the kitchen'),
      entry('safety', '', { safety }),
      entry('user', 'it is fine now'),
    ];
    serveAccount([conversation(1, { emergency: true, events })]);
    openSite(path);
    expect(await screen.findByText('“I can smell gas in the kitchen”')).toBeTruthy();
    expect(panel('Needs attention').getByText('Emergency · gas leak')).toBeTruthy();
    expect(panel('Recent conversations').getByText('Emergency · gas leak')).toBeTruthy();
  });

  it('marks a household without heating among the recent ones, beside a danger too', async () => {
    const flag = entry('flag', 'Vulnerable household without heating');
    const events = [entry('user', 'No heating, and a baby'), flag];
    serveAccount([conversation(1, { events }), conversation(2, { events, emergency: true })]);
    openSite(path);
    await screen.findByRole('region', { name: 'Recent conversations' });
    expect(await panel('Recent conversations').findAllByText('Baby or elderly at home')).toHaveLength(2);
    expect(panel('Needs attention').getByText('Baby or elderly at home')).toBeTruthy();
  });

  it('shows a danger that the visitor took back as stood down, without the urgent edge, until one is told of again', async () => {
    const safety = { hazard: 'gas', rule: 'told-like-danger', ruleVersion: 12, from: 0, to: 3 } as const;
    const told = [entry('user', 'like a fog in here'), entry('safety', '', { safety })];
    const over = [...told, entry('user', 'no, it was steam'), entry('stood-down', 'Visitor says there is no danger')];
    serveAccount([
      conversation(1, { emergency: true, events: over }),
      conversation(2, { emergency: true, events: [...over, ...told] }),
    ]);
    openSite(path);
    await screen.findByRole('region', { name: 'Needs attention' });
    const [calm, live] = panel('Needs attention').getAllByRole('listitem');
    expect(calm?.textContent).toContain('Stood down · gas leak');
    expect(calm?.textContent).not.toContain('Emergency');
    expect(live?.textContent).toContain('Emergency · gas leak');
    expect([calm, live].map((row) => row && getComputedStyle(row).boxShadow)).toEqual([
      '',
      'inset 3px 0 0 var(--ember)',
    ]);
    expect(panel('Recent conversations').getByText('Stood down · gas leak')).toBeTruthy();
  });

  it('counts the grades of all conversations, the ungraded too', async () => {
    const grades = { A: 1, B: 1_420, C: 0, ungraded: 2 };
    serveAccount([], { [calls.overview]: overview([conversation(1, { grade: 'A' })], { grades, all: 1_423 }) });
    openSite(path);
    expect(await screen.findByRole('img', { name: '1 hot, 1,420 warm, 0 cold, 2 no contact yet' })).toBeTruthy();
    expect(panel('Grade mix').getByText('All 1,423')).toBeTruthy();
    expect(panel('From chat to booking').getByText('39% leave their details')).toBeTruthy();
    expect(panel('Intent breakdown').getAllByRole('listitem')[0]?.textContent).toBe('Service375%');
  });

  it('without conversations shows the embed code and what happens next', async () => {
    serveAccount([], { [calls.analytics]: { body: { stats: noFigures } } });
    openSite(path);
    expect(
      await screen.findByText(
        `<script async src="http://localhost/widget/pilotlight.js" data-installer="aire-valley" data-key="pk_aire"></script>`,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy();
    expect(screen.getByText('The chatbot opens on https://aire.example and nowhere else.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Dawn, your chatbot is ready' })).toBeTruthy();
  });

  it('says in the card what could not be loaded, and tries again there; the other cards stay', async () => {
    let down = true;
    serveAccount([conversation(1)], {
      [calls.analytics]: () => (down ? { status: 500 } : { body: { stats: figures } }),
    });
    openSite(path);
    const alert = await screen.findByText('Unable to load your analytics. Please try again.');
    expect(alert).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Visitor Number1' })).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,284')).toBeTruthy();
  });

  it('shows an emergency that comes later by itself, and the tab tells of it', async () => {
    let later = false;
    const alarm = [entry('user', 'I can smell gas'), entry('safety', '')];
    const received = serveAccount([], {
      [calls.news]: () => (later ? news({ emergencies: 1 }) : news()),
      [calls.overview]: () => overview([later ? conversation(1, { emergency: true, events: alarm }) : conversation(1)]),
    });
    const asked = (name: keyof typeof calls) => received.filter(({ call }) => call === calls[name]).length;
    openSite(path);
    await screen.findByRole('link', { name: 'Visitor Number1' });
    expect(document.title).toBe('Overview · Pilotlight');
    fireEvent.focus(window);
    await beatLive();
    expect([asked('news'), asked('overview'), asked('analytics')]).toEqual([1, 1, 1]);
    later = true;
    await tellLive({ topic: 'conversation', sessionId: sessionId(1) });
    expect(await screen.findByText('“I can smell gas”')).toBeTruthy();
    expect(document.title).toBe('(1) Emergency: Overview · Pilotlight');
    expect([asked('overview'), asked('analytics'), asked('me')]).toEqual([2, 2, 1]);
  });

  it('puts the flame out while the server cannot be reached, and catches up when it is back', async () => {
    let down = false;
    const received = serveAccount([], {
      [calls.live]: () => (down ? { status: 503 } : openLive({ all: true })),
      [calls.overview]: overview([conversation(1)]),
    });
    openSite(path);
    expect(await screen.findByText('Live')).toBeTruthy();
    await screen.findByRole('link', { name: 'Visitor Number1' });
    const before = received.filter(({ call }) => call === calls.overview).length;
    down = true;
    endLive();
    expect(await screen.findByText('Not live: no connection')).toBeTruthy();
    down = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(received.filter(({ call }) => call === calls.overview).length).toBeGreaterThan(before));
  });

  it('is shown as of when it was last known to be all there is, not as of a try that failed', async () => {
    let down = false;
    serveAccount([conversation(1)], { [calls.live]: () => (down ? { status: 503 } : openLive()) });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:05:00Z'));
    openSite(path);
    expect(await screen.findByText('Updated 10:05')).toBeTruthy();
    await screen.findByText('Live');
    clock.mockReturnValue(Date.parse('2026-11-21T10:15:00Z'));
    await beatLive();
    expect(await screen.findByText('Updated 10:15')).toBeTruthy();
    down = true;
    clock.mockReturnValue(Date.parse('2026-11-21T10:25:00Z'));
    endLive();
    await screen.findByText('Not live: no connection');
    expect(screen.getByText('Updated 10:15 · not live')).toBeTruthy();
    clock.mockRestore();
  });

  it('refreshes on request, and keeps what was shown when that fails', async () => {
    let asked = 0;
    const received = serveAccount([conversation(1)], {
      [calls.overview]: () => ((asked += 1) === 1 ? overview([conversation(1)]) : { status: 500 }),
    });
    openSite(path);
    expect(await screen.findByText(/^Updated \d\d:\d\d$/)).toBeTruthy();
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    fireEvent.click(refresh);
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load');
    expect(screen.getByRole('link', { name: 'Visitor Number1' })).toBeTruthy();
    expect(received.filter(({ call }) => call === calls.analytics)).toHaveLength(2);
  });

  it('of a suspended chatbot says so, and its flame is out', async () => {
    const suspended = { ...aireValleyHeating, suspendedAt: ago(1), suspendedBy: 'payment' };
    serveAccount([conversation(1)], { [calls.me]: { body: { installer: suspended } } });
    openSite(path);
    expect(await screen.findByRole('heading', { name: 'Dawn, your chatbot is suspended' })).toBeTruthy();
    expect(screen.getByText(/^Your chatbot is suspended because a payment failed/)).toBeTruthy();
    expect(await screen.findByText('Chatbot suspended')).toBeTruthy();
    expect(screen.getByText('Account status: Active')).toBeTruthy();
  });

  it('asks three times for the account before it gives up', async () => {
    const received = serveAccount([], { [calls.me]: { status: 500 } });
    openSite(path);
    const words = 'Unable to load your account details. Please refresh the page or try again later.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(received.filter(({ call }) => call === calls.me)).toHaveLength(3);
  }, 10_000);

  it('leads one whose session has expired to the login, with the reason', async () => {
    serveAccount([], { [calls.me]: { status: 401 }, [calls.analytics]: { status: 401 } });
    const { where } = openSite(path);
    await waitFor(() => expect(where()).toBe('/installer/login'));
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has expired. Please sign in again.');
    expect(installerSession.read()).toBeNull();
  });
});
