import type { LinkedAppointment } from '@pilotlight/contracts/http/appointments';
import { freeDay, visit } from '../testing/diary';
import { startPage } from './appointment';

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [tomorrow, dayAfter] = [ahead(1), ahead(2)];

/** "Fri 27". */
const shortDay = new Date(dayAfter)
  .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'Europe/London' })
  .replace(',', '');

const settled = () => new Promise((resume) => setTimeout(resume, 20));
const linked = (change: Partial<LinkedAppointment['appointment']> = {}, changeable = true): LinkedAppointment => ({
  appointment: { ...visit(`${tomorrow}T09:00:00.000Z`), ...change },
  installer: { name: 'Demo Heating', slug: 'demo', phone: '0113 496 0000' },
  changeable,
  calendarFile: 'BEGIN:VCALENDAR',
});

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

type Answers = Readonly<Record<string, (body: unknown) => readonly [status: number, body: object]>>;

/** The page of a link, with a server that answers by path; all that it was asked. */
const opened = async (answers: Answers) => {
  const asked: Asked[] = [];
  globalThis.fetch = async (address, init) => {
    const path = typeof address === 'string' ? address : '';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path, body });
    const [status, answer] = answers[path.split('?')[0] ?? '']?.(body) ?? [500, {}];
    return new Response(JSON.stringify(answer), { status });
  };
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  startPage(main, '/appointment/token-1');
  await settled();
  return asked;
};
const page = () => document.querySelector('main')?.textContent ?? '';
const press = async (words: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!button) throw new Error(`no button says ${words}: ${page()}`);
  button.click();
  await settled();
};

const free = () => [200, { timezone: 'Europe/London', days: [freeDay(dayAfter, 10, 14)] }] as const;
const refusal = (status: number, message: string) => [status, { message, code: 'x', requestId: 'r' }] as const;

const cardOf = async (left: object) => {
  await opened({ '/api/appointment': () => [200, { ...linked(), appointment: { ...linked().appointment, ...left } }] });
  return document.querySelector('.visit')?.textContent;
};

describe('the page of a visit’s link', () => {
  it('says how a visit is confirmed, by a way that there is', async () => {
    expect(await cardOf({ customerPhone: '+441134960123' })).toContain('Demo Heating will ring you to confirm.');
    expect(await cardOf({ customerPhone: null, customerEmail: 'jo@example.com' })).toContain(
      'Demo Heating will confirm.',
    );
    expect(await cardOf({ customerPhone: null })).toContain('Please leave a phone number or an email in the chat.');
  });

  it('shows the visit, and whom to ring', async () => {
    const asked = await opened({ '/api/appointment': () => [200, linked()] });
    expect(asked).toEqual([{ path: '/api/appointment', body: { token: 'token-1' } }]);
    for (const words of ['Your visit from Demo Heating', 'Visit requested', '09:00 to 10:00', 'will confirm'])
      expect(page()).toContain(words);
    expect(document.querySelector('a')?.href).toBe('tel:01134960000');
  });

  it('moves the visit to a time that is free', async () => {
    const asked = await opened({
      '/api/appointment': () => [200, linked()],
      '/api/widget/demo/availability': free,
      '/api/appointment/move': () => [200, linked({ scheduledAt: `${dayAfter}T14:00:00.000Z`, status: 'confirmed' })],
    });
    await press('Move this visit');
    await press('14:00');
    await press(`Move to ${shortDay}, 14:00`);
    expect(asked.slice(1)).toEqual([
      { path: '/api/widget/demo/availability?duration=60', body: null },
      { path: '/api/appointment/move', body: { token: 'token-1', scheduledAt: `${dayAfter}T14:00:00.000Z` } },
    ]);
    expect(document.querySelector('.note')?.textContent).toMatch(/^Your visit is now on .*, 14:00 to 15:00\.$/);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('names times near one that has just gone', async () => {
    let isGone = false;
    await opened({
      '/api/appointment': () => [200, linked()],
      '/api/widget/demo/availability': () => (isGone ? [200, { days: [freeDay(dayAfter, 14)] }] : free()),
      '/api/appointment/move': () => {
        isGone = true;
        return refusal(409, 'Taken');
      },
    });
    await press('Move this visit');
    await press('10:00');
    await press(`Move to ${shortDay}, 10:00`);
    expect(page()).toContain('That time has just gone');
    expect([...document.querySelectorAll('.near button')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('14:00'),
    ]);
  });

  it('cancels only once that is confirmed, with a reason where one is given', async () => {
    const asked = await opened({
      '/api/appointment': () => [200, linked()],
      '/api/appointment/cancel': () => [200, linked({ status: 'cancelled' }, false)],
    });
    await press('Cancel this visit');
    expect(page()).toContain('This can’t be undone');
    await press('Keep it');
    await press('Cancel this visit');
    const reason = document.querySelector('input');
    if (reason) reason.value = ' It works again ';
    document.querySelector('form')?.requestSubmit();
    await settled();
    expect(asked.slice(1)).toEqual([
      { path: '/api/appointment/cancel', body: { token: 'token-1', reason: 'It works again' } },
    ]);
    expect(page()).toContain('Your visit is cancelled. Demo Heating has been told.');
    expect(page()).not.toContain('Add to calendar');
  });

  it.each<[string, readonly [number, object], string]>([
    ['that isn’t right', refusal(404, 'This link is not valid any more'), 'This link isn’t right.'],
    ['that the server can’t answer for', [503, {}], 'couldn’t be loaded'],
    [
      'of a visit that has passed',
      [200, linked({ scheduledAt: '2026-01-05T09:00:00.000Z', status: 'confirmed' }, false)],
      'The time of this visit has passed.',
    ],
    [
      'of a visit that was cancelled',
      [200, linked({ status: 'cancelled' }, false)],
      'This visit is cancelled. Nobody will come.',
    ],
    ['of a visit that is done', [200, linked({ status: 'completed' }, false)], 'This visit has been.'],
  ])('says so plainly of a link %s, and offers no change', async (_which, answer, words) => {
    await opened({ '/api/appointment': () => answer });
    expect(page()).toContain(words);
    expect(page()).not.toContain('Move this visit');
    expect(page()).not.toContain('Cancel this visit');
  });
});
