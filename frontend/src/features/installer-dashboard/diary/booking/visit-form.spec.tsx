import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { priyasLead } from '../../../../testing/lead-view';
import { sessionId, visitsOf } from '../../testing/account';
import { at, block, change, helen, sentTo, serveDiary } from '../testing/served-diary';
import { visit } from '../testing/visits';

beforeEach(freshBrowser);

const freeBody = (...starts: string[]) => ({
  body: {
    timezone: 'Europe/London',
    days: [{ date: '2026-11-19', slots: starts.map((start) => ({ start, end: start, label: '' })) }],
  },
});
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the form', () => {
  const free = 'GET /api/installer/diary/free?date=2026-11-19&duration=60';
  it('says what is wrong in the schema’s words, and shows the nearest free times where one is taken', async () => {
    const create = 'POST /api/installer/appointments';
    const made = visit(9, '2026-11-20T10:00:00.000Z', { customerName: 'Marcus Adeyemi' });
    const slots = [{ start: made.scheduledAt, end: '2026-11-20T11:00:00.000Z', label: '10:00' }];
    const taken = { status: 409, body: { message: 'That time is taken.', code: 'slot-taken', requestId: 'r', slots } };
    let asked = 0;
    const diary = serveDiary([], {
      [free]: freeBody('2026-11-19T09:00:00.000Z'),
      'GET /api/installer/diary/free?date=2026-11-20&duration=60': freeBody(),
      [create]: () => ((asked += 1) === 1 ? taken : diary.answer(made)),
    });
    openSite(at());
    fireEvent.click(await screen.findByRole('button', { name: 'Add appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an appointment' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add appointment' }));
    expect(await dialog.findByText('Please enter a name')).toBeTruthy();
    type('Name', 'Marcus Adeyemi');
    type('Postcode', 'nowhere');
    expect(await dialog.findByText('Please provide a valid postcode')).toBeTruthy();
    type('Postcode', 'ls11 8pg');
    type('Day', '2026-11-19');
    fireEvent.click(await dialog.findByRole('button', { name: '09:00' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add appointment' }));
    expect(await dialog.findByText('That time is taken.')).toBeTruthy();
    fireEvent.click(await dialog.findByRole('button', { name: 'Fri 20 Nov, 10:00' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await block(/^10:00 to 11:00, Marcus Adeyemi/);
    expect(sentTo(diary.received, create).map(({ scheduledAt }) => scheduledAt)).toEqual([
      '2026-11-19T09:00:00.000Z',
      '2026-11-20T10:00:00.000Z',
    ]);
    expect(sentTo(diary.received, create)[1]).toMatchObject({ customerPostcode: 'LS11 8PG', duration: 60 });
  });

  it('names a second press after a lost answer as the first', async () => {
    const create = 'POST /api/installer/appointments';
    const made = visit(9, '2026-11-19T09:00:00.000Z', { customerName: 'Marcus Adeyemi' });
    let asked = 0;
    const lost = { status: 502, body: { message: 'Bad gateway', code: 'unknown', requestId: 'r' } };
    const diary = serveDiary([], {
      [free]: freeBody('2026-11-19T09:00:00.000Z'),
      [create]: () => ((asked += 1) === 1 ? lost : diary.answer(made)),
    });
    openSite(at());
    fireEvent.click(await screen.findByRole('button', { name: 'Add appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an appointment' }));
    type('Name', 'Marcus Adeyemi');
    type('Day', '2026-11-19');
    fireEvent.click(await dialog.findByRole('button', { name: '09:00' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add appointment' }));
    await screen.findByText('Not saved');
    fireEvent.click(dialog.getByRole('button', { name: 'Add appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sentTo(diary.received, create);
    expect(first?.['retryKey']).toMatch(/^[\w-]{8,64}$/);
    expect(second).toEqual(first);
  });

  it('asks before it is left with what was typed', async () => {
    serveDiary([], { [free]: freeBody() });
    openSite(at());
    fireEvent.click(await screen.findByRole('button', { name: 'Add appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an appointment' }));
    type('Name', 'Marcus Adeyemi');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Marcus Adeyemi');
    fireEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('corrects a visit by what was changed alone', async () => {
    const longer = { ...helen, duration: 90, notes: 'Ring twice', version: 2 };
    const diary = serveDiary([helen], {
      'GET /api/installer/diary/free?date=2026-11-19&duration=60': freeBody(),
      'GET /api/installer/diary/free?date=2026-11-19&duration=90': freeBody(),
      [change(helen)]: () => diary.answer(longer),
    });
    openSite(at(`&visit=${helen.id}`));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move or correct: Helen Marsh' }));
    type('Takes', '90');
    type('Notes', 'Ring twice');
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await block(/^14:00 to 15:30, Helen Marsh/);
    expect(sentTo(diary.received, change(helen))).toEqual([{ version: 1, duration: 90, notes: 'Ring twice' }]);
  });

  it('opens from a conversation, filled with what its lead tells', async () => {
    serveDiary([], {
      [visitsOf(1)]: { body: { appointments: [{ ...helen, conversationId: sessionId(1) }] } },
      [`GET /api/installer/conversations/${sessionId(1)}/lead`]: { body: priyasLead },
    });
    openSite(`/installer/dashboard/transcripts/${sessionId(1)}`);
    fireEvent.click(await screen.findByRole('tab', { name: /^Lead/ }));
    const visits = within(await screen.findByRole('region', { name: 'Visits' }));
    const link = await visits.findByRole('link', { name: 'Thu 19 Nov, 14:00 to 15:00' });
    expect(link.getAttribute('href')).toBe(`/installer/diary?day=2026-11-19&visit=${helen.id}`);
    expect(visits.getByText('Confirmed')).toBeTruthy();
    fireEvent.click(visits.getByRole('link', { name: 'Book another visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an appointment' }));
    const filled = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
    expect([filled('Name'), filled('Phone'), filled('Postcode')]).toEqual(['Priya Nair', '07700 900142', 'LS17 8AB']);
  });
});
