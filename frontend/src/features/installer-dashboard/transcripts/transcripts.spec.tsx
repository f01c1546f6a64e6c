import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, entry, page, serveAccount, sessionId } from '../testing/account';

const path = '/installer/dashboard/transcripts';
const at = (number: number) => `${path}/${sessionId(number)}`;
const opened = (name: string) => screen.findByRole('region', { name: `Conversation with ${name}` });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe("the installer's transcripts", () => {
  beforeEach(freshBrowser);

  it('searches and filters on the server, and keeps both in the address', async () => {
    const searched = 'GET /api/installer/conversations?search=priya&page=1&pageSize=50';
    const both = 'GET /api/installer/conversations?search=priya&grade=A&page=1&pageSize=50';
    serveAccount([conversation(1), conversation(2)], {
      [searched]: page([conversation(2)], 1, 2),
      [both]: page([], 0, 2),
    });
    openSite(path);
    await screen.findByRole('link', { name: /Visitor Number1/ });
    const field = screen.getByRole('searchbox', { name: 'Email, phone, first or last name' });
    fireEvent.change(field, { target: { value: 'priya' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Visitor Number1/ })).toBeNull());
    const left = screen.getByRole('link', { name: /Visitor Number2/ });
    expect(left.getAttribute('href')).toBe(`${at(2)}?search=priya`);
    fireEvent.click(screen.getByRole('button', { name: 'A Hot' }));
    expect(await screen.findByText('No conversations match your filters')).toBeTruthy();
    expect(screen.getByText('Nothing found for “priya”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /Visitor Number1/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('opens an address with its search and filter', async () => {
    serveAccount([], {
      'GET /api/installer/conversations?search=nair&grade=B&page=1&pageSize=50': page([conversation(3)], 1, 9),
    });
    openSite(`${path}?search=nair&grade=B`);
    expect(await screen.findByRole('link', { name: /Visitor Number3/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nair');
    expect(screen.getByRole('button', { name: 'B Warm' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says when there are none, and when they could not be loaded', async () => {
    let down = true;
    serveAccount([], { [calls.conversations]: () => (down ? { status: 503 } : page([])) });
    openSite(path);
    expect(await screen.findByText('Unable to load your conversations. Please try again.')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
  });

  it('shows what was said in its order, with the words that hit and the marks on their line', async () => {
    const safety = { hazard: 'gas', rule: 'gas-escape', ruleVersion: 7, from: 6, to: 18 } as const;
    const events = [
      entry('assistant', 'Hi! Need help?'),
      entry('user', 'hello smell of gas here'),
      entry('safety', '', { safety }),
      entry('assistant', 'Please get outside first.'),
      entry('user', 'Tomasz, 07700 900418'),
      entry('lead', 'Lead captured'),
      entry('grade', 'Hot: number, postcode and ready to go', { grade: 'A' }),
    ];
    serveAccount([conversation(1, { events, lead: { first_name: 'Tomasz', phone: '+447700900418' } })]);
    openSite(at(1));
    await opened('Tomasz');
    const lines = screen.getByRole('list', { name: 'Messages' }).textContent ?? '';
    const said = [
      'Assistant:',
      'Hi! Need',
      'Visitor:',
      'hello smell',
      'Safety alert: gas leak',
      'get outside',
      'Lead captured',
      'Hot: number, postcode and ready to go',
    ];
    const places = said.map((words) => lines.indexOf(words));
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    expect(document.querySelector('mark')?.textContent).toBe('smell of gas');
  });

  it("lists each by the visitor's last words and place, and says which are emergencies", async () => {
    const safety = { hazard: 'carbon-monoxide', rule: 'co-alarm', ruleVersion: 7, from: 0, to: 3 } as const;
    const events = [
      entry('user', 'The CO alarm beeps'),
      entry('safety', '', { safety }),
      entry('assistant', 'Get out'),
    ];
    serveAccount([
      conversation(1, { events, emergency: true, lead: { first_name: 'Priya', postcode: 'LS6 1AY' } }),
      conversation(2),
    ]);
    openSite(path);
    const row = await screen.findByRole('link', { name: /Priya/ });
    expect(row.textContent).toMatch(/^–PriyaLS6 1AY\d\d:\d\dThe CO alarm beepsEmergency · carbon monoxide$/);
    expect(screen.getByRole('link', { name: /Number2/ }).textContent).not.toContain('Emergency');
  });

  it('leads from the head of an emergency to the words that told of it, from the lead too', async () => {
    const safety = { hazard: 'gas', rule: 'gas-escape', ruleVersion: 7, from: 0, to: 3 } as const;
    const events = [
      entry('user', 'hello'),
      entry('user', 'gas everywhere'),
      entry('safety', '', { safety }),
      entry('user', 'are you there?'),
    ];
    serveAccount([conversation(1, { events, emergency: true })]);
    openSite(at(1));
    const head = await screen.findByRole('button', { name: 'Emergency · gas leak' });
    fireEvent.click(screen.getByRole('tab', { name: 'Lead' }));
    fireEvent.click(head);
    expect(document.activeElement?.textContent).toContain('gas everywhere');
    expect(document.activeElement?.textContent).not.toContain('hello');
  });

  it('marks a household without heating in its row and its head, beside a danger too, each a way to its words', async () => {
    const safety = { hazard: 'gas', rule: 'gas-escape', ruleVersion: 7, from: 0, to: 3 } as const;
    const cold = [entry('user', 'no heating and a baby'), entry('flag', 'Vulnerable household without heating')];
    const gas = [entry('user', 'gas everywhere'), entry('safety', '', { safety })];
    serveAccount([
      conversation(1, { events: cold, lead: { first_name: 'Ann' } }),
      conversation(2, { events: [...cold, ...gas], emergency: true, lead: { first_name: 'Bea' } }),
    ]);
    openSite(at(2));
    const row = await screen.findByRole('link', { name: /Ann/ });
    expect(row.textContent).toMatch(/Vulnerable household$/);
    expect(screen.getByRole('link', { name: /Bea/ }).textContent).toMatch(/Emergency · gas leakVulnerable household$/);
    fireEvent.click(await screen.findByRole('button', { name: 'Vulnerable household' }));
    expect(document.activeElement?.textContent).toContain('no heating and a baby');
    fireEvent.click(screen.getByRole('button', { name: 'Emergency · gas leak' }));
    expect(document.activeElement?.textContent).toContain('gas everywhere');
  });

  it('shows a danger that was taken back as stood down, in the list and in the head', async () => {
    const safety = { hazard: 'fire', rule: 'told-like-danger', ruleVersion: 12, from: 0, to: 3 } as const;
    const events = [entry('user', 'it spat'), entry('safety', '', { safety }), entry('stood-down', 'No danger')];
    serveAccount([conversation(1, { events, emergency: true })]);
    openSite(at(1));
    expect(await screen.findByRole('button', { name: 'Stood down · fire' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Number1/ }).textContent).toMatch(/Stood down · fire$/);
    expect(screen.queryByText(/Emergency/)).toBeNull();
  });

  it('tells when the last message came, which a form sent after it is not', async () => {
    const events = [entry('user', 'hello', { timestamp: '2026-11-19T10:02:00Z' })];
    const lead = { first_name: 'Tom' };
    const [lastSaidAt, leadSubmittedAt] = ['2026-11-19T10:02:00Z', '2026-11-19T10:03:00Z'];
    serveAccount([conversation(1, { events, lead, lastSaidAt, leadSubmittedAt, updatedAt: leadSubmittedAt })]);
    openSite(at(1));
    await opened('Tom');
    fireEvent.click(screen.getByRole('tab', { name: 'Lead' }));
    expect(screen.getByText('Filled in the form')).toBeTruthy();
    expect(screen.getByText(/last one 19 Nov 2026, 10:02$/)).toBeTruthy();
  });

  it('j and k step through the list, Escape closes the conversation', async () => {
    serveAccount([conversation(1), conversation(2)]);
    const { where } = openSite(path);
    await screen.findByRole('link', { name: /Visitor Number1/ });
    press('j');
    press('j');
    await opened('Visitor Number2');
    press('j');
    expect(where()).toBe(at(2));
    press('k');
    await opened('Visitor Number1');
    press('Escape');
    await waitFor(() => expect(where()).toBe(path));
  });

  it('loads more at the end of a long list, one that comes twice shown once', async () => {
    const many = Array.from({ length: 50 }, (_, number) => conversation(number));
    serveAccount([], {
      [calls.conversations]: page(many, 52),
      'GET /api/installer/conversations?page=2&pageSize=50': page(
        [49, 50, 51].map((number) => conversation(number)),
        52,
      ),
    });
    openSite(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Show 2 more of 52' }));
    expect(await screen.findByRole('link', { name: /Visitor Number51/ })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Visitor Number\d/ })).toHaveLength(52);
    expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
  });

  it('shows all of a long conversation of which the list has an excerpt', async () => {
    const whole = conversation(1, { events: [entry('user', 'The very first words'), entry('user', 'The last words')] });
    const excerpt = { ...whole, events: whole.events.slice(1), eventsLeftOut: 1 };
    serveAccount([excerpt], {
      [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([whole], 1, 1),
    });
    openSite(at(1));
    expect(await screen.findByText('The very first words')).toBeTruthy();
  });

  it('opens a conversation that is not in the list by itself', async () => {
    serveAccount([conversation(1)], {
      [`GET /api/installer/conversations?sessionId=${sessionId(80)}`]: page([conversation(80)], 1, 90),
      [`GET /api/installer/conversations?sessionId=${sessionId(81)}`]: page([], 0, 90),
    });
    openSite(at(80));
    expect(await opened('Visitor Number80')).toBeTruthy();
    openSite(at(81));
    expect(await screen.findByText("This conversation isn't here")).toBeTruthy();
  });
});
