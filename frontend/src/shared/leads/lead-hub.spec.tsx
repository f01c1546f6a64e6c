import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import { adminSession, installerSession } from '../session/sessions';
import { aireValleyHeating } from '../../testing/aire-valley';
import { freshBrowser } from '../../testing/fresh-browser';
import { tellLive } from '../../testing/live';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';
import { boundedInWords, leadName, outcomesInWords } from './lead-words';

const idOf = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const lead = (number: number, some: Partial<LeadRow> = {}): LeadRow => ({
  sessionId: idOf(number),
  installerId: 'aire-valley',
  installerName: 'Aire Valley Heating',
  name: `Visitor ${number}`,
  phone: '07700 900101',
  postcode: 'LS6 2AB',
  place: 'Leeds',
  topic: 'No hot water',
  grade: 'A',
  intent: 'service',
  stage: 'new',
  lostReason: null,
  emergency: false,
  leadAt: '2026-11-27T09:00:00.000Z',
  ...some,
});
const amy = lead(1, { name: 'Amy Holt' });
const bob = lead(2, { name: 'Bob Khan', grade: 'B', stage: 'lost', lostReason: 'price' });
const counts = {
  found: { count: 1000, more: true },
  grade: { all: { count: 2, more: false }, A: { count: 1000, more: true } },
  intent: {},
  stage: {},
};
const listed = (leads: readonly LeadRow[], next: string | null = null) => ({ body: { leads, next } });
const own = '/api/installer/leads';
const account = { 'GET /api/installer/me': { body: { installer: aireValleyHeating } } };
const hub = (leads: readonly LeadRow[] = [amy, bob], next: string | null = null) => ({
  ...account,
  [`GET ${own}`]: listed(leads, next),
  [`GET ${own}?pageSize=1`]: listed(leads.slice(0, 1)),
  [`GET ${own}/counts`]: { body: counts },
});
const stages = `POST ${own}/stages`;
const path = '/installer/dashboard/leads';

const asInstaller = () => {
  freshBrowser();
  installerSession.save({ token: 'i1', email: 'dawn@aire.example', slug: 'aire-valley', name: 'Aire Valley' }, true);
};
const select = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const bodiesOf = (received: ReturnType<typeof serve>): unknown[] =>
  received.flatMap(({ call, body = '' }) => (call === stages ? [JSON.parse(body)] : []));
const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);

describe('the hub of an installer', () => {
  beforeEach(asInstaller);

  it('shows each lead with its grade, topic, contact, stage and why it was lost, and leads to its conversation', async () => {
    serve(hub());
    openSite(path);
    const link = await screen.findByRole('link', { name: 'Amy Holt' });
    expect(link.getAttribute('href')).toBe(`/installer/dashboard/transcripts/${idOf(1)}`);
    expect(screen.getByRole('img', { name: 'Grade A, Hot' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '07700 900101' })[0]?.getAttribute('href')).toBe('tel:07700900101');
    expect(screen.getByText('Lost · price')).toBeTruthy();
    expect(screen.getAllByText('Leeds, LS6 2AB')).toHaveLength(2);
  });

  it('asks for what the address says, and leaves out what it says wrongly', async () => {
    serve({
      ...hub(),
      [`GET ${own}?grade=A&stage=new&area=LS`]: listed([amy]),
      [`GET ${own}?grade=A&stage=new&area=LS&pageSize=1`]: listed([amy]),
      [`GET ${own}/counts?grade=A&stage=new&area=LS`]: { body: counts },
    });
    openSite(`${path}?grade=A&stage=new&area=LS&intent=nonsense&from=yesterday`);
    expect(await rows()).toHaveLength(1);
    press('Clear filters');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'List of leads' }));
  });

  it('says at the field that the days end before they begin', async () => {
    const backwards = 'from=2026-11-20&to=2026-11-10';
    serve({
      ...hub(),
      [`GET ${own}?${backwards}`]: listed([]),
      [`GET ${own}?${backwards}&pageSize=1`]: listed([]),
      [`GET ${own}/counts?${backwards}`]: { body: counts },
    });
    openSite(`${path}?${backwards}`);
    await screen.findByText('Please end the period after it begins');
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  });

  it('goes on where the page ended', async () => {
    serve({ ...hub([amy], 'abc'), [`GET ${own}?cursor=abc`]: listed([bob]) });
    openSite(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more of 1,000+' }));
    const next = await screen.findByRole('link', { name: 'Bob Khan' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('holds a new lead back until it is asked for', async () => {
    let leads = [amy];
    serve({
      ...hub(),
      [`GET ${own}`]: () => listed(leads),
      [`GET ${own}?pageSize=1`]: () => listed(leads.slice(0, 1)),
    });
    openSite(path);
    await screen.findByRole('link', { name: 'Amy Holt' });
    leads = [bob, amy];
    await tellLive({ topic: 'conversation', slug: 'aire-valley', sessionId: bob.sessionId });
    fireEvent.click(await screen.findByRole('button', { name: 'New leads' }));
    expect(await screen.findByRole('link', { name: 'Bob Khan' })).toBeTruthy();
  });

  it('says that there are none, and that they could not be loaded', async () => {
    serve(hub([]));
    openSite(path);
    expect(await screen.findByText('No leads yet')).toBeTruthy();
  });

  it('offers to try again where the list fails', async () => {
    serve(account);
    openSite(path);
    expect(await screen.findByText('Unable to load leads. Please try again.')).toBeTruthy();
  });
});

const came = (sessionId: string, outcome: string, message: string | null = null) => ({
  sessionId,
  outcome,
  message,
  before: outcome === 'failed' ? null : { stage: 'new', reason: null, valuePence: null },
});

describe('leads that are selected', () => {
  beforeEach(asInstaller);

  it('are marked lost once it is said why; which failed is told, and the others can be put back', async () => {
    const received = serve({
      ...hub(),
      [stages]: { body: { outcomes: [came(idOf(1), 'changed'), came(idOf(2), 'failed', 'No such conversation')] } },
    });
    openSite(path);
    await select('Select all 2 shown');
    press('Set stage');
    const asked = await screen.findByRole('dialog', { name: 'Set the stage of 2 leads' });
    press('Lost', asked);
    expect(within(asked).getByRole<HTMLButtonElement>('button', { name: 'Mark lost' }).disabled).toBe(true);
    press('Went elsewhere', asked);
    press('Mark lost', asked);
    expect(await screen.findByText('1 marked lost, 1 failed.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Failed' }).textContent).toBe('Bob Khan: No such conversation');
    const set = { stage: 'lost', reason: 'elsewhere' };
    expect(bodiesOf(received)).toEqual([
      {
        changes: [
          { sessionId: idOf(1), ...set },
          { sessionId: idOf(2), ...set },
        ],
      },
    ]);
    press('Undo', screen.getByRole('dialog'));
    await waitFor(() =>
      expect(bodiesOf(received)[1]).toEqual({ changes: [{ sessionId: idOf(1), stage: 'new', from: 'lost' }] }),
    );
  });

  it('are all that match, up to 500, and sent 25 at a time', async () => {
    const many = Array.from({ length: 60 }, (_, each) => ({
      sessionId: idOf(each),
      installerId: 'aire-valley',
      stage: 'new',
    }));
    const received = serve({
      ...hub([amy], 'abc'),
      [`GET ${own}/selection`]: { body: { leads: many, more: false } },
      [stages]: ({ body = '' }) => ({
        body: {
          outcomes: JSON.parse(body).changes.map(({ sessionId }: { sessionId: string }) => came(sessionId, 'changed')),
        },
      }),
    });
    openSite(path);
    await select('Select all 1 shown');
    press('Select all that match, up to 500');
    await screen.findByText('60 selected');
    expect(screen.queryByRole('button', { name: /^Select all that match/ })).toBeNull();
    press('Set stage');
    const asked = await screen.findByRole('dialog');
    press('Won', asked);
    press('Mark won', asked);
    expect(await screen.findByText('60 marked won.')).toBeTruthy();
    expect(bodiesOf(received)).toMatchObject([{}, {}, {}]);
    press('Done');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'List of leads' })));
  });
});

it('shows an admin whose lead each is, and the way to it; its stage is the installer’s to set', async () => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  serve({
    'GET /api/leads': listed([amy]),
    'GET /api/leads?pageSize=1': listed([amy]),
    'GET /api/leads/counts': { body: counts },
  });
  openSite('/admin/leads');
  const link = await screen.findByRole('link', { name: 'Amy Holt' });
  expect(link.getAttribute('href')).toBe(`/admin/dashboard/installer/aire-valley/insights/${idOf(1)}`);
  expect(screen.getByText('Aire Valley Heating')).toBeTruthy();
  await select('Select all 1 shown');
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set stage' })).toBeNull();
});

it('tells numbers and names as people do', () => {
  expect(boundedInWords({ count: 12_000, more: true })).toBe('12,000+');
  expect(leadName({ postcode: 'LS6 2AB' })).toBe('Visitor from LS6');
  expect(leadName({})).toBe('Visitor');
  expect(outcomesInWords([], 'won', 3)).toBe('0 marked won, 3 left as they were.');
});
