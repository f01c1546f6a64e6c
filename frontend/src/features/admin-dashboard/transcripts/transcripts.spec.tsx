import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Conversation, TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const said = 'there is a smell of gas here';
const entry = (id: string, role: TranscriptEntry['role'], text: string): TranscriptEntry => ({
  id,
  role,
  text,
  timestamp: '2026-11-19T07:12:00Z',
  card: null,
  safety: null,
});
const hit = { hazard: 'gas', rule: 'gas-escape-3', ruleVersion: 7, from: 11, to: 23 } as const;

const tomasz: Conversation = {
  id: 'c1',
  sessionId: '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51',
  installerId: 'aire-valley',
  intent: 'emergency',
  introShown: true,
  emergency: true,
  alarmCleared: null,
  slots: {},
  events: [entry('1', 'user', said), { ...entry('2', 'safety', ''), safety: hit }, entry('3', 'assistant', 'Get out.')],
  lead: { first_name: 'Tomasz', last_name: 'Zielinski', phone: '+447700900418' },
  grade: 'A',
  stage: 'new',
  leadSubmittedAt: '2026-11-19T07:17:00Z',
  messageCount: 10,
  waitingSince: null,
  takenOver: false,
  openQuestions: [],
  openMatters: [],
  createdAt: '2026-11-19T07:12:00Z',
  lastSaidAt: '2026-11-19T07:18:00Z',
  updatedAt: '2026-11-19T07:18:00Z',
};
const priya: Conversation = {
  ...tomasz,
  id: 'c2',
  sessionId: '0d6f3c1a-7b2e-4c8d-8f00-1e2d3c4b5a69',
  intent: 'service',
  lead: { first_name: 'Priya' },
  grade: null,
  leadSubmittedAt: null,
};

const path = '/admin/dashboard/installer/aire-valley/insights';
const ask = (query: string) => `GET /api/installers/aire-valley/conversations?${query}`;
const bare = ask('search=&grade=all&page=1&pageSize=25');
const answer = (conversations: readonly Conversation[], all = conversations.length) => ({
  body: { conversations, total: conversations.length, all },
});

const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;

describe("an installer's transcripts", () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('are listed with date, intent, messages, lead status and grade', async () => {
    serve({ ...dashboard, [bare]: answer([tomasz, priya]) });
    openSite(path);
    const row = within((await screen.findByText('Tomasz Zielinski')).closest('tr') ?? document.body);
    ['19 Nov 2026', 'Emergency', '10', 'Filled in the form'].forEach((words) => expect(row.getByText(words)).toBeTruthy());
    expect(row.getByRole('img', { name: 'Grade A, Hot' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Aire Valley Heating' })).toBeTruthy();
  });

  it('open beside the lead, with the words marked that a safety rule found', async () => {
    serve({ ...dashboard, [bare]: answer([tomasz, priya]) });
    const { where } = openSite(path);
    fireEvent.click(await screen.findByRole('link', { name: /^View Tomasz/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Tomasz Zielinski' }));
    expect(where()).toBe(`${path}/${tomasz.sessionId}`);
    expect(drawer.getByText('smell of gas').tagName).toBe('MARK');
    expect(drawer.getByText('19 Nov 2026, 07:12 to 07:18, 10 messages')).toBeTruthy();
    const lead = within(drawer.getByRole('complementary', { name: 'Lead information' }));
    expect(lead.getByRole('link', { name: '07700 900418' })).toBeTruthy();
  });

  it('tell in the list and in the drawer that a question waits for the firm, and mark its message', async () => {
    serve({ ...dashboard, [bare]: answer([{ ...tomasz, openQuestions: ['1'] }, priya]) });
    openSite(path);
    fireEvent.click(await screen.findByRole('link', { name: /^View Tomasz/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Tomasz Zielinski' });
    expect(rowOf('Priya')).not.toContain('Question open');
    expect(within(drawer).getByText('Question open')).toBeTruthy();
    const [asking, answering] = within(drawer).getAllByRole('listitem');
    expect(asking?.textContent).toContain('Waits for the firm’s answer');
    expect(answering?.textContent).not.toContain('Waits');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(rowOf('Tomasz Zielinski')).toContain('Question open'));
  });

  it('tell in the list and in the drawer what else waits for the firm, and mark its message', async () => {
    const openMatters = [{ kind: 'safety-question' as const, messageId: '1' }];
    serve({ ...dashboard, [bare]: answer([{ ...tomasz, openMatters }, priya]) });
    openSite(path);
    fireEvent.click(await screen.findByRole('link', { name: /^View Tomasz/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Tomasz Zielinski' });
    expect(within(drawer).getByText('Safety question unanswered')).toBeTruthy();
    expect(within(drawer).getAllByRole('listitem')[0]?.textContent).toContain('Waits for the firm’s answer');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(rowOf('Tomasz Zielinski')).toContain('Safety question unanswered'));
    expect(rowOf('Priya')).not.toContain('unanswered');
  });

  it('show the grade and why, the points and the job sheet in the drawer', async () => {
    const lead = `GET /api/installers/aire-valley/conversations/${tomasz.sessionId}/lead`;
    serve({ ...dashboard, [bare]: answer([tomasz]), [lead]: { body: priyasLead } });
    openSite(`${path}/${tomasz.sessionId}`);
    const aside = within(await screen.findByRole('complementary', { name: 'Lead information' }));
    const words = ['Hot lead', 'of 100', 'broken now', '11/15', 'Job sheet, 82%', 'Combi, natural gas', '14 years old'];
    expect(await aside.findByText('Hot lead')).toBeTruthy();
    words.forEach((each) => expect(aside.getByText(each)).toBeTruthy());
    expect(aside.getByText('Missing: Gas meter photo, Parking and access')).toBeTruthy();
    expect(aside.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('are gone through with "]" and "[", and closed again', async () => {
    serve({ ...dashboard, [bare]: answer([tomasz, priya]) });
    const { where } = openSite(`${path}/${tomasz.sessionId}`);
    await screen.findByRole('dialog', { name: 'Tomasz Zielinski' });
    fireEvent.keyDown(document.body, { key: ']' });
    await screen.findByRole('dialog', { name: 'Priya' });
    expect(screen.getByRole('button', { name: 'Next conversation' }).hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(document.body, { key: '[' });
    await screen.findByRole('dialog', { name: 'Tomasz Zielinski' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe(path));
  });

  it('are shown whole, though the list has an excerpt of a long one', async () => {
    const excerpt = { ...tomasz, events: tomasz.events.slice(2), eventsLeftOut: 2 };
    serve({ ...dashboard, [bare]: answer([excerpt]), [ask(`sessionId=${tomasz.sessionId}`)]: answer([tomasz]) });
    openSite(`${path}/${tomasz.sessionId}`);
    expect(await screen.findByText('smell of gas')).toBeTruthy();
  });

  it('open by a link though they stand on another page', async () => {
    serve({ ...dashboard, [bare]: answer([priya]), [ask(`sessionId=${tomasz.sessionId}`)]: answer([tomasz]) });
    openSite(`${path}/${tomasz.sessionId}`);
    expect(await screen.findByRole('dialog', { name: 'Tomasz Zielinski' })).toBeTruthy();
  });

  it('are searched on the server, as the address says', async () => {
    serve({ ...dashboard, [ask('search=priya&grade=B&page=1&pageSize=25')]: answer([], 2) });
    openSite(`${path}?search=priya&grade=B`);
    expect(await screen.findByText('No conversations match your filters')).toBeTruthy();
    expect(screen.getByText('Nothing found for “priya”.')).toBeTruthy();
  });

  it('are none yet', async () => {
    serve({ ...dashboard, [bare]: answer([]) });
    openSite(path);
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
  });

  it('that could not be loaded are fetched on Try Again', async () => {
    let up = false;
    serve({ ...dashboard, [bare]: () => (up ? answer([priya]) : { status: 500 }) });
    openSite(path);
    await screen.findByText('Unable to load your conversations. Please try again.');
    up = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Priya')).toBeTruthy();
  });
});
