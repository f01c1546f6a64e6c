import { type Diary, freeDay, visit } from '../testing/diary';
import {
  both,
  week,
  form,
  button,
  press,
  field,
  fill,
  slots,
  bodiesTo,
  told,
  picking,
  toForm,
} from '../testing/booking-panel';
import { openedPanel, settled, type Served } from '../testing/mounted-panel';

const booked = async (diary: Partial<Diary> = {}) => {
  const opened = await toForm({ diary: { ...week(), ...diary } });
  fill('customerName', 'Ann Lee');
  fill('customerPhone', '07700 900123');
  fill('notes', 'The dog is friendly');
  await press('Confirm this visit');
  return opened;
};

describe('the way to a visit', () => {
  it('leads from a chip, from the options and from the next free time, and back to what was typed', async () => {
    await picking();
    expect(form()?.hidden).toBe(false);
    expect(document.querySelector<HTMLElement>('.composer')?.hidden).toBe(true);
    await press('Not now');
    expect(form()?.hidden).toBe(true);
    document.querySelector<HTMLElement>('.w-menu > summary')?.click();
    await settled();
    await press(/^Book a visit$/);
    expect(form()?.hidden).toBe(false);

    await openedPanel({ offers: [...both], diary: week() });
    await settled();
    const message = document.querySelector('textarea');
    if (message) message.value = 'It is cold';
    await press(/Next free: Tue 1 Dec, 09:00/);
    await press('Not now');
    expect(document.querySelector('textarea')?.value).toBe('It is cold');
  });

  it.each<[string, Partial<Served>]>([
    ['where the installer offers none', { offers: [] }],
    ['in an emergency', { emergency: true }],
  ])('is closed %s: the words are said instead', async (_where, served) => {
    const { sent } = await picking({ ...served, proxy: () => new Response('') });
    expect(form()).toBeNull();
    expect(JSON.stringify(bodiesTo(sent, 'chat'))).toContain('Book a visit');
    document.querySelector<HTMLElement>('.w-menu > summary')?.click();
    await settled();
    expect(document.querySelector('.w-menu')?.textContent).not.toContain('Book a visit');
  });
});

describe('the days and times', () => {
  it('shows the first day that has a time, and how much of each day is free', async () => {
    await picking();
    const days = [...document.querySelectorAll<HTMLButtonElement>('.day')];
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Tue 1 December',
      'Wed 2 December',
      'Thu 3 December, nothing free',
      'Fri 4 December',
    ]);
    expect(days.map((day) => day.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false']);
    expect(days.map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
    expect(days.map((day) => day.querySelectorAll('path')[1]?.getAttribute('d'))).toEqual([
      'M4 2h6',
      'M4 2h12',
      undefined,
      'M4 2h2',
    ]);
    expect(slots()).toEqual(['09:00', '10:00', '14:00']);
    await press(/Fri 4/);
    expect(slots()).toEqual(['15:00']);
  });

  it('asks for later days beyond those it has, until there are none', async () => {
    const days = Array.from({ length: 14 }, (_, day) => freeDay(`2026-12-${`${day + 1}`.padStart(2, '0')}`, 9));
    const { asked } = await picking({ diary: { days } });
    asked.splice(0);
    expect(button(/Earlier days/).disabled).toBe(true);
    await press(/Later days/);
    expect(document.querySelector('.day')?.textContent).toContain('Mon 7');
    await press(/Later days/);
    expect(document.querySelectorAll('.day')).toHaveLength(2);
    expect(button(/Later days/).disabled).toBe(true);
    expect(asked.filter((path) => path === 'availability')).toHaveLength(1);
  });

  it('holds a time that is tapped, and lets go of it for another', async () => {
    const { sent } = await picking();
    await press('10:00');
    expect(document.querySelector('[role=timer]')?.textContent).toMatch(/Held for (5:00|4:59)/);
    expect(form()?.textContent).toContain('Tue 1 December, 10:00 to 11:00');
    await press('14:00');
    expect(bodiesTo(sent, 'hold').map(({ body }) => body)).toEqual([
      { sessionId: 's', scheduledAt: '2026-12-01T10:00:00.000Z' },
      { sessionId: 's', scheduledAt: '2026-12-01T14:00:00.000Z' },
    ]);
    expect(document.querySelectorAll('.slot[aria-pressed=true]')).toHaveLength(1);
  });

  it('strikes out a time that somebody else has taken, and names those near it', async () => {
    await picking({ diary: { ...week(), gone: ['2026-12-01T10:00:00.000Z'] } });
    await press('10:00');
    expect(document.querySelector('#booking [role=alert]')?.textContent).toContain('just been taken');
    expect(slots()).toEqual(['09:00', '10:00 taken', '14:00']);
    expect([...document.querySelectorAll('.near button')].map(({ textContent }) => textContent)).toEqual([
      'Tue 1, 09:00',
      'Tue 1, 14:00',
      'Wed 2, 09:00',
      'Wed 2, 10:00',
      'Wed 2, 11:00',
    ]);
    await press('Wed 2, 10:00');
    expect(form()?.textContent).toContain('Wed 2 December, 10:00 to 11:00');
    expect(document.querySelector('.near')).toBeNull();
  });
});

describe('a time that was held for five minutes', () => {
  it('is given up and said to be, and what was typed for it stays', async () => {
    await toForm();
    fill('customerName', 'Ann Lee');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    await new Promise((resume) => setTimeout(resume, 1_100));
    now.mockRestore();
    expect(document.querySelector('#booking [role=alert]')?.textContent).toContain('The 5 minutes are over');
    expect(document.querySelector('[role=timer]')).toBeNull();
    expect(document.querySelectorAll('.slot[aria-pressed=true]')).toHaveLength(0);
    expect(slots()).toEqual(['09:00', '10:00', '14:00']);
    await press('14:00');
    await press('Continue');
    expect(field('customerName')?.value).toBe('Ann Lee');
  });
});

describe('the visitor’s details for a visit', () => {
  it('are filled in from what is known, and checked as they are left', async () => {
    await toForm({ lead: { name: 'Ann Lee', postcode: 'LS6 1AY' } });
    expect(document.activeElement).toBe(field('customerName'));
    expect([field('customerName')?.value, field('customerPostcode')?.value]).toEqual(['Ann Lee', 'LS6 1AY']);
    fill('customerEmail', 'ann@');
    field('customerEmail')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    const problem = field('customerEmail')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(problem)?.textContent).toBe('Please enter a valid email address');
    await press('Confirm this visit');
    expect(document.activeElement).toBe(field('customerEmail'));
  });

  it('must name somebody who can be reached', async () => {
    const { sent } = await toForm();
    await press('Confirm this visit');
    expect(document.activeElement).toBe(field('customerName'));
    const problems = [...document.querySelectorAll('#booking .form div .err')].map(({ textContent }) => textContent);
    expect(problems).toEqual(['Please enter a name', 'Please enter a phone number or an email address']);
    expect(bodiesTo(sent, 'appointments')).toEqual([]);
  });
});

describe('booking', () => {
  it('sends the time with the details, and shows what the firm will do', async () => {
    const { sent } = await booked();
    expect(bodiesTo(sent, 'appointments').map(({ body }) => body)).toEqual([
      {
        sessionId: 's',
        scheduledAt: '2026-12-01T10:00:00.000Z',
        customerName: 'Ann Lee',
        customerPhone: '07700 900123',
        customerEmail: '',
        customerPostcode: '',
        notes: 'The dog is friendly',
      },
    ]);
    expect(told()).toBe('Thanks. Visit requested: Tuesday 1 December, 10:00 to 11:00. Demo Heating will confirm.');
    expect(form()?.hidden).toBe(true);
    const card = document.querySelector('.visit');
    expect(card?.textContent).toContain('Visit requested');
    expect(card?.querySelector('a')?.href).toBe('https://chat.example/appointment/token-1');
  });

  it('says that the visit is booked where nobody has to confirm it', async () => {
    await booked({ status: 'confirmed' });
    expect(told()).toBe('Thanks. Visit booked: Tuesday 1 December, 10:00 to 11:00. ');
    expect(document.querySelector('.visit')?.textContent).not.toContain('will confirm');
  });

  it('sends the same again where no answer came', async () => {
    const { sent } = await booked({ lost: 1 });
    expect(form()?.textContent).toContain('Not sent. Please try again.');
    await press('Confirm this visit');
    const [first, second] = bodiesTo(sent, 'appointments');
    expect(second).toEqual(first);
    expect(told()).toContain('Demo Heating will confirm.');
  });

  it('goes back to the times where the time went meanwhile, and keeps the details', async () => {
    const diary = { ...week(), gone: [] as string[] };
    await toForm({ diary });
    fill('customerName', 'Ann Lee');
    fill('customerPhone', '07700 900123');
    diary.gone.push('2026-12-01T10:00:00.000Z');
    await press('Confirm this visit');
    expect(document.activeElement?.textContent).toBe('Tue 1, 09:00');
    await press('Tue 1, 09:00');
    await press('Continue');
    expect(field('customerName')?.value).toBe('Ann Lee');
  });

  it('offers the file for a calendar', async () => {
    const files: Blob[] = [];
    HTMLAnchorElement.prototype.click = () => undefined;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    const { sent } = await booked();
    await press('Add to calendar');
    expect(bodiesTo(sent, 'appointment').map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
    expect(files.map(({ type }) => type)).toEqual(['text/calendar']);
  });

  it('tells of a visit that the visitor has already', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const own = [visit(soon, 'confirmed'), visit(soon, 'cancelled', 'visit-2')];
    await picking({ diary: { ...week(), own } });
    expect(document.querySelectorAll('.visit')).toHaveLength(1);
    expect(document.querySelector('.visit')?.textContent).toContain('Visit booked');
  });
});

describe('asking to be rung', () => {
  it('leaves a number with a time and a note', async () => {
    const { sent } = await picking();
    await press('Call me instead');
    await press('Ask for a call');
    expect(form()?.textContent).toContain('Please enter a phone number');
    fill('customerPhone', '07700 900123');
    fill('preferredTime', 'after four');
    await press('Ask for a call');
    expect(bodiesTo(sent, 'callback').map(({ body }) => body)).toEqual([
      { sessionId: 's', phone: '07700 900123', preferredTime: 'after four', notes: '' },
    ]);
    expect(told()).toBe('Thanks. Demo Heating will ring you.');
  });

  it('is not offered where no call-backs are taken', async () => {
    await picking({ offers: ['Book a visit'] });
    expect(form()?.textContent).not.toContain('Call me instead');
  });
});
