import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, page, serveAccount, sessionId } from '../testing/account';

const lead = `/api/installer/conversations/${sessionId(1)}/lead`;
const priya = conversation(1, { lead: { first_name: 'Priya', last_name: 'Nair' }, grade: 'A' });

beforeEach(freshBrowser);

const note = { id: sessionId(7), text: 'Bring electrodes', author: 'Dawn', at: '2026-11-19T13:02:00Z' };

it('prints by itself, with the firm, every line, and room for what is missing', async () => {
  serveAccount([priya], {
    [`GET ${lead}`]: { body: { ...priyasLead, notes: [note] } },
    [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([priya]),
    'GET /api/installer/training': {
      body: {
        published: {
          number: 1,
          at: null,
          training: { ...emptyTraining, facts: { ...emptyTraining.facts, phone: '0113 496 0100' } },
        },
      },
    },
  });
  openSite(`/installer/conversations/${sessionId(1)}/sheet`);
  const paper = within(await screen.findByRole('article'));
  expect(await paper.findByText('Aire Valley Heating · 0113 496 0100 · Job sheet')).toBeTruthy();
  expect(paper.getByRole('region', { name: 'Signed at the job' }).textContent).toBe('EngineerDateCustomer’s signature');
  expect(paper.queryByText(/lead$|of 100/)).toBeNull();
  expect(paper.getByText(note.text, { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'With the team’s notes' }));
  expect(paper.queryByText(note.text, { exact: false })).toBeNull();
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
