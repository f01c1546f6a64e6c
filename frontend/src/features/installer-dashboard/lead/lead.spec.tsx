import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, entry, page, serveAccount, sessionId } from '../testing/account';

const at = `/installer/dashboard/transcripts/${sessionId(1)}`;
const lead = `/api/installer/conversations/${sessionId(1)}/lead`;
const priya = conversation(1, { lead: { first_name: 'Priya', last_name: 'Nair' }, grade: 'A' });

const openLead = async (view: LeadView, more: Parameters<typeof serveAccount>[1] = {}) => {
  const received = serveAccount([priya], { [`GET ${lead}`]: { body: view }, ...more });
  openSite(at);
  fireEvent.click(await screen.findByRole('tab', { name: 'Lead' }));
  return { received, card: within(await screen.findByRole('region', { name: 'Lead' })) };
};
const openSheet = async (view: LeadView, more: Parameters<typeof serveAccount>[1] = {}) => {
  const { received } = await openLead(view, more);
  fireEvent.click(screen.getByRole('tab', { name: /^Sheet/ }));
  return { received, sheet: within(await screen.findByRole('region', { name: 'Job sheet' })) };
};
const pressEdit = (card: ReturnType<typeof within>, name: string, value: string) => {
  fireEvent.click(card.getByRole('button', { name: `Edit ${name.toLowerCase()}` }));
  fireEvent.change(card.getByRole('textbox', { name }), { target: { value } });
  fireEvent.click(card.getByRole('button', { name: 'Save' }));
};

beforeEach(freshBrowser);

describe('the lead card', () => {
  it('tells how hot the lead is, by which rules and when, and the points by part', async () => {
    const { card } = await openLead(priyasLead);
    ['Hot lead', 'Scored 4 Mar 2025', '73', 'of 100', 'gave a phone number', '15/25', '16/20'].forEach((words) =>
      expect(card.getByText(words)).toBeTruthy(),
    );
    expect(card.getByRole('link', { name: '07700 900142' }).getAttribute('href')).toBe('tel:+447700900142');
  });

  it('puts the date beside the visitor’s words for the best time, and edits the words alone', async () => {
    const dates = { preferred_from: '2026-12-03', preferred_to: '2026-12-03' };
    const lead = { ...priyasLead.lead, preferred_time: 'a week on thursday', ...dates };
    const { card } = await openLead({ ...priyasLead, lead });
    expect(card.getByText('A week on thursday · Thu 3 December')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Edit best time' }));
    expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Best time' }).value).toBe('a week on thursday');
  });

  it('says of a fact that is missing what to ask', async () => {
    const ready = { holds: false, why: 'ask when it is wanted' };
    const grading = priyasLead.grading && {
      ...priyasLead.grading,
      grade: 'B' as const,
      facts: { ...priyasLead.grading.facts, ready },
    };
    const { card } = await openLead({ ...priyasLead, grading });
    expect(card.getByText('Warm lead')).toBeTruthy();
    expect(card.getByText('Ask when it is wanted').parentElement?.textContent).toContain('Timing, missing:');
  });

  it('has no points before the first grade', async () => {
    const { card } = await openLead({ ...priyasLead, grading: null });
    expect(card.getByText('No contact yet')).toBeTruthy();
    expect(card.queryByText('of 100')).toBeNull();
  });

  it('saves what the pencil puts right, and shows the grade that comes of it', async () => {
    const after = { ...priyasLead, lead: { ...priyasLead.lead, email: 'priya@example.com' } };
    let saved = false;
    const { received, card } = await openLead(priyasLead, {
      [`GET ${lead}`]: () => ({ body: saved ? after : priyasLead }),
      [`PATCH ${lead}`]: () => {
        saved = true;
        return { body: after };
      },
    });
    pressEdit(card, 'Email', 'Priya@Example.com');
    expect(await card.findByRole('link', { name: 'priya@example.com' })).toBeTruthy();
    const sent = received.find(({ call }) => call.startsWith('PATCH'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ field: 'email', value: 'priya@example.com' });
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Edit email' }));
  });

  it('refuses in the contract’s words before anything is sent', async () => {
    const { received, card } = await openLead(priyasLead);
    pressEdit(card, 'Postcode', 'LS1');
    expect(await card.findByText('Please provide a valid postcode')).toBeTruthy();
    expect(received.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
    fireEvent.keyDown(card.getByRole('textbox', { name: 'Postcode' }), { key: 'Escape' });
    expect(card.getByText('LS17 8AB')).toBeTruthy();
  });

  it('keeps what was typed where it could not be saved, and says why', async () => {
    const message = 'Please enter a valid phone number';
    const { card } = await openLead(priyasLead, {
      [`PATCH ${lead}`]: { status: 400, body: { message, code: 'invalid', requestId: 'r' } },
    });
    pressEdit(card, 'Phone', '07700 900 14');
    expect(await card.findByText(message)).toBeTruthy();
    expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('07700 900 14');
  });

  it('shows the bare details of one that is erased', async () => {
    serveAccount([priya], { [`GET ${lead}`]: { status: 404, body: { message: 'No such conversation' } } });
    openSite(at);
    fireEvent.click(await screen.findByRole('tab', { name: 'Lead' }));
    expect(await screen.findByText('First name')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit phone' })).toBeNull();
  });
});

describe('the job sheet', () => {
  it('tells how full it is, what is missing, which photos are there, and what to look out for', async () => {
    const { sheet } = await openSheet(priyasLead);
    expect(screen.getByRole('tab', { name: 'Sheet 82%' })).toBeTruthy();
    expect(sheet.getByRole('img', { name: '82% complete' })).toBeTruthy();
    ['Repair or service · 9 of 11 done', 'Gas meter photo', 'Combi, natural gas', '14 years old'].forEach((words) =>
      expect(sheet.getByText(words)).toBeTruthy(),
    );
    const slots = within(sheet.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
    expect(slots.map(({ textContent }) => textContent)).toEqual(['Boiler front', 'Gas meter, not sent yet']);
    expect(sheet.queryByText('07700 900142')).toBeNull();
    expect(sheet.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe(
      `/installer/conversations/${sessionId(1)}/sheet`,
    );
  });

  it('is filled in where it lacks something', async () => {
    const { received, sheet } = await openSheet(priyasLead, { [`PATCH ${lead}`]: { body: priyasLead } });
    fireEvent.click(sheet.getByRole('button', { name: 'Add parking and access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add parking and access' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Parking and access' }), { target: { value: 'Side gate' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = received.find(({ call }) => call.startsWith('PATCH'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ field: 'access', value: 'Side gate' });
  });

  it('offers the trade’s words where a detail has a few', async () => {
    const { sheet } = await openSheet(priyasLead);
    fireEvent.click(sheet.getByRole('button', { name: 'Edit job sheet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job sheet' }));
    const fuels = within(dialog.getByRole('combobox', { name: 'Fuel' })).getAllByRole('option');
    expect(fuels.map(({ textContent }) => textContent)).toEqual([
      'Not given',
      'Gas',
      'LPG',
      'Oil',
      'Electric',
      'Solid fuel',
    ]);
  });

  it('is edited as one form and saved once, with what was changed alone', async () => {
    const details = `PATCH ${lead}/details`;
    const { received, sheet } = await openSheet(priyasLead, { [details]: { body: priyasLead } });
    fireEvent.click(sheet.getByRole('button', { name: 'Edit job sheet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job sheet' }));
    const type = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
    type('Make', 'Baxi');
    type('Model', 'Duo-tec');
    type('Bedrooms (bedrooms)', 'many');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a number')).toBeTruthy();
    expect(received.some(({ call }) => call === details)).toBe(false);
    type('Bedrooms (bedrooms)', '3');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = received.filter(({ call }) => call === details).map(({ body }) => JSON.parse(body ?? ''));
    expect(sent).toHaveLength(1);
    expect(sent[0].edits).toEqual([
      { field: 'bedrooms', value: '3' },
      { field: 'boiler_make', value: 'Baxi' },
      { field: 'boiler_model', value: 'Duo-tec' },
    ]);
  });

  it('shows a few of many missing details, and all on demand', async () => {
    const missing = requiredFields['repair-or-service'].slice(0, 9).map((field, number) => ({
      field,
      label: `Detail ${number}`,
      ask: 'What?',
      photo: null,
    }));
    const { sheet } = await openSheet({ ...priyasLead, jobSheet: { ...priyasLead.jobSheet, missing } });
    expect(sheet.queryByText('Detail 8')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Show all 9' }));
    expect(sheet.getByText('Detail 8')).toBeTruthy();
  });

  it('is quote-ready once nothing is missing', async () => {
    const full = { ...priyasLead.jobSheet, missing: [], percentage: 100, quoteReady: true };
    const { sheet } = await openSheet({ ...priyasLead, jobSheet: full });
    expect(sheet.getByText('Quote-ready')).toBeTruthy();
  });
});

it('says on the lead, the job sheet and its print that somebody suffers without heating', async () => {
  const flag = entry('flag', 'Vulnerable household without heating');
  const cold = { ...priya, events: [entry('user', 'no heating and a baby'), flag] };
  serveAccount([cold], {
    [`GET ${lead}`]: { body: priyasLead },
    [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([cold]),
  });
  openSite(at);
  fireEvent.click(await screen.findByRole('tab', { name: 'Lead' }));
  const about = within(screen.getByRole('region', { name: 'Conversation' }));
  expect(about.getByText('Vulnerable household')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /^Sheet/ }));
  const sheet = within(await screen.findByRole('region', { name: 'Job sheet' }));
  expect(sheet.getByText('Vulnerable household')).toBeTruthy();
  fireEvent.click(sheet.getByRole('link', { name: 'Print' }));
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText('Vulnerable household')).toBeTruthy();
});

it('prints by itself, with the firm, every line, and room for what is missing', async () => {
  serveAccount([priya], {
    [`GET ${lead}`]: { body: priyasLead },
    [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([priya]),
  });
  openSite(`/installer/conversations/${sessionId(1)}/sheet`);
  const paper = within(await screen.findByRole('article'));
  expect(await paper.findByText('Aire Valley Heating · Job sheet')).toBeTruthy();
  expect(paper.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeTruthy();
  ['07700 900142', 'Parking and access', '14 years old'].forEach((words) =>
    expect(paper.getByText(words)).toBeTruthy(),
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});

it('prints no sheet before the firm’s name is there', async () => {
  const account = new EventTarget();
  const known = new Promise((resolve) => account.addEventListener('known', resolve));
  serveAccount([priya], {
    [calls.me]: { body: { installer: aireValleyHeating }, after: known },
    [`GET ${lead}`]: { body: priyasLead },
    [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([priya]),
  });
  openSite(`/installer/conversations/${sessionId(1)}/sheet`);
  await screen.findByRole('article');
  const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });
  expect(print.disabled).toBe(true);
  account.dispatchEvent(new Event('known'));
  await waitFor(() => expect(print.disabled).toBe(false));
});
