import { closingMessage, defaultAvailability, overlapMessage } from '@pilotlight/contracts/values/availability';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { bar, field, openAvailability, press, saving, write } from '../../testing/availability';

const open = (availability: object = {}, more = {}) => openAvailability('hours', availability, more);
const day = (name: string) => within(screen.getByRole('listitem', { name }));
const onOff = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `${name} open` });
const leave = (name: string) => fireEvent.blur(field(name));
const offered = () =>
  within(screen.getByRole('list', { name: 'Times offered' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const holidays = () => screen.getByRole('region', { name: 'Bank holidays' });

const lunch = [
  { start: '08:00', end: '12:30' },
  { start: '13:15', end: '16:00' },
];

beforeEach(freshBrowser);

describe('the hours of a week', () => {
  it('stand in fields day by day, and what visitors are offered by them below', async () => {
    await open({ weeklyIntervals: { 5: lunch }, blockedDaysOfWeek: [0] });
    expect(screen.getAllByRole('listitem', { name: /day$/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect([field('Monday from').value, field('Monday to').value]).toEqual(['09:00', '17:00']);
    expect([field('Friday from (2)').value, field('Friday to (2)').value]).toEqual(['13:15', '16:00']);
    expect(onOff('Sunday').checked).toBe(false);
    expect(day('Sunday').getByText('Closed all day')).toBeTruthy();
    expect(bar()).toBeNull();
  });

  it('are saved where they were changed, as they are mostly typed, and nothing else is', async () => {
    const { sent } = await open({}, { [saving]: { weeklyIntervals: { 5: [{ start: '08:00', end: '16:00' }] } } });
    write('Friday from', '8');
    write('Friday to', '4pm');
    leave('Friday to');
    expect(field('Friday to').value).toBe('16:00');
    expect(day('Friday').getByText('Changed')).toBeTruthy();
    expect(bar()?.textContent).toContain("Friday's hours changed, not saved yet");
    press('Save Settings');
    await waitFor(() => expect(bar()).toBeNull());
    expect(sent()).toEqual([{ availabilityConfig: { weeklyIntervals: { 5: [{ start: '08:00', end: '16:00' }] } } }]);
  });

  it('become those of the business where all days have the same', async () => {
    const { sent } = await open({ blockedDaysOfWeek: [0, 6] });
    write('Monday from', '07:00');
    leave('Monday from');
    press('Copy Monday to weekdays');
    press('Save Settings');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const usual = [{ start: '09:00', end: '17:00' }];
    expect(sent()).toEqual([
      {
        availabilityConfig: {
          businessHours: { start: '07:00', end: '17:00' },
          weeklyIntervals: { 0: usual, 6: usual },
        },
      },
    ]);
  });

  it('have lunch breaks, by more hours on a day', async () => {
    const { sent } = await open();
    write('Tuesday to', '12:00');
    leave('Tuesday to');
    press('Add hours to Tuesday');
    expect([field('Tuesday from (2)').value, field('Tuesday to (2)').value]).toEqual(['13:00', '15:00']);
    expect(offered()).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00']);
    press('Add hours to Tuesday');
    press('Remove 16:00 to 18:00 from Tuesday');
    press('Save Settings');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { availabilityConfig: { weeklyIntervals: { 2: [{ end: '12:00' }, { start: '13:00', end: '15:00' }] } } },
    ]);
  });

  it('of a closed day wait for it to open again', async () => {
    const { sent } = await open({ weeklyIntervals: { 5: lunch } });
    fireEvent.click(onOff('Friday'));
    expect(day('Friday').queryByRole('textbox')).toBeNull();
    press('Add hours to Friday');
    expect(field('Friday to (2)').value).toBe('16:00');
    expect(bar()).toBeNull();
    fireEvent.click(onOff('Friday'));
    press('Save Settings');
    await waitFor(() => expect(sent()).toEqual([{ availabilityConfig: { blockedDaysOfWeek: [5] } }]));
  });

  it.each([
    ['a time that is none', 'half past', 'Enter a time, such as 21:00'],
    ['closing before opening', '7:30', closingMessage],
  ])('are not saved with %s, which is said once its field is left', async (_, typed, message) => {
    const { sent } = await open();
    write('Tuesday to', typed);
    expect(screen.queryByRole('alert')).toBeNull();
    leave('Tuesday to');
    expect((await day('Tuesday').findByRole('alert')).textContent).toBe(message);
    expect(field('Tuesday to').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('What visitors are offered shows here once the fields are in order.')).toBeTruthy();
    press('Save Settings');
    await waitFor(() => expect(document.activeElement).toBe(field('Tuesday to')));
    expect(sent()).toEqual([]);
    write('Tuesday to', '18:00');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('are not saved where they overlap', async () => {
    await open({ weeklyIntervals: { 5: lunch } });
    write('Friday from (2)', '12:00');
    leave('Friday from (2)');
    expect((await day('Friday').findByRole('alert')).textContent).toBe(overlapMessage);
  });

  it('can be discarded', async () => {
    await open();
    fireEvent.click(onOff('Monday'));
    press('Discard');
    expect(onOff('Monday').checked).toBe(true);
    expect(bar()).toBeNull();
  });
});

describe('bank holidays', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00.000Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are closed all together by one press, by nation, and opened by another', async () => {
    const { sent } = await open({}, { [saving]: { bankHolidays: 'scotland' } });
    fireEvent.click(screen.getByRole('button', { name: 'Scotland' }));
    expect(holidays().textContent).toContain("Mon 30 NovSt Andrew's Day");
    press('Close on all 9');
    expect(within(holidays()).getAllByText('Closed')).toHaveLength(9);
    press('Save Settings');
    await waitFor(() => expect(sent()).toEqual([{ availabilityConfig: { bankHolidays: 'scotland' } }]));
    await waitFor(() => expect(bar()).toBeNull());
    press('Closed on all 9');
    expect(bar()?.textContent).toContain('Bank holidays changed');
  });

  it('are closed one by one, as blocked dates, and reopen on press', async () => {
    const { sent } = await open({ blockedDates: ['2026-12-24'] });
    press('Close on Good Friday');
    press('Close on Christmas Day');
    press('Closed on Good Friday');
    press('Save Settings');
    await waitFor(() =>
      expect(sent()).toEqual([{ availabilityConfig: { blockedDates: ['2026-12-24', '2026-12-25'] } }]),
    );
  });
});

it('shows the defaults of a new installer as open all week', async () => {
  await open(defaultAvailability);
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual(
    Array.from({ length: 7 }, () => true),
  );
});
