import { advanceMessage } from '@pilotlight/contracts/values/availability';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { bar, field, openAvailability, press, saving, write } from '../../testing/availability';

const open = (availability: object = {}, more = {}) => openAvailability('availability', availability, more);
const numbers = [
  ['Minimum days in advance', 'minAdvanceBookingDays'],
  ['Maximum days in advance', 'maxAdvanceBookingDays'],
  ['Slot duration in minutes', 'slotDuration'],
  ['Minutes between visits', 'bufferMinutes'],
  ['Visits at once', 'capacity'],
] as const;
const trouble =
  'We had trouble saving your availability settings. Please try again or contact support if this continues.';

beforeEach(freshBrowser);

describe('how early, how late and for how long visits can be booked', () => {
  it('shows the defaults, within the limits that each input has', async () => {
    await open();
    expect(numbers.map(([label]) => field(label).value)).toEqual(['1', '30', '60', '0', '1']);
    expect(numbers.map(([label]) => [field(label).min, field(label).max, field(label).step])).toEqual([
      ['0', '30', ''],
      ['1', '365', ''],
      ['15', '480', '15'],
      ['0', '240', ''],
      ['1', '20', ''],
    ]);
    expect(bar()).toBeNull();
  });

  it('is saved where it was changed, and the fields stand as they are kept', async () => {
    const { sent } = await open({}, { [saving]: { slotDuration: 90, instantConfirmation: true } });
    write('Slot duration in minutes', '90');
    fireEvent.click(screen.getByRole('switch', { name: 'Confirm bookings at once' }));
    expect(bar()?.textContent).toContain('Slot duration and confirmation changed, not saved yet');
    press('Save Settings');
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    await waitFor(() => expect(bar()).toBeNull());
    expect(sent()).toEqual([{ availabilityConfig: { slotDuration: 90, instantConfirmation: true } }]);
    expect(field('Slot duration in minutes').value).toBe('90');
  });

  it.each([
    ['Minimum days in advance', '31', 'Between 0 and 30 days'],
    ['Minimum days in advance', '', 'Between 0 and 30 days'],
    ['Maximum days in advance', '0', 'Between 1 and 365 days'],
    ['Maximum days in advance', '366', 'Between 1 and 365 days'],
    ['Slot duration in minutes', '10', 'Between 15 and 480 minutes'],
    ['Slot duration in minutes', '50', 'In steps of 15 minutes'],
    ['Minutes between visits', '241', 'Between 0 and 240 minutes'],
    ['Visits at once', '1.5', 'Between 1 and 20 visits'],
  ])('%s can not be "%s", which is said once it is left, and is not saved', async (label, typed, message) => {
    const { sent } = await open();
    write(label, typed);
    fireEvent.blur(field(label));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    press('Save Settings');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(sent()).toEqual([]);
  });

  it('keeps what is changed while it is being saved', async () => {
    const { sent } = await open({}, { [saving]: { slotDuration: 90 } });
    write('Slot duration in minutes', '90');
    press('Save Settings');
    write('Visits at once', '2');
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    await waitFor(() => expect(bar()?.textContent).toContain('Visits at once changed, not saved yet'));
    expect([field('Slot duration in minutes').value, field('Visits at once').value]).toEqual(['90', '2']);
    expect(sent()).toEqual([{ availabilityConfig: { slotDuration: 90 } }]);
  });

  it('is not saved with a minimum above the maximum', async () => {
    const { sent } = await open({ maxAdvanceBookingDays: 5 });
    write('Minimum days in advance', '6');
    press('Save Settings');
    expect((await screen.findByRole('alert')).textContent).toBe(advanceMessage);
    expect(sent()).toEqual([]);
  });

  it('says where no day has hours long enough', async () => {
    await open({ businessHours: { start: '09:00', end: '10:00' } });
    write('Slot duration in minutes', '75');
    expect(await screen.findByText(/^Nothing: no day that can be booked has hours long enough/)).toBeTruthy();
  });

  it.each([
    ['a server in trouble', 500, { message: 'Something went wrong', code: 'internal', requestId: 'r1' }, trouble],
    ['a refusal', 400, { message: advanceMessage, code: 'invalid', requestId: 'r1' }, advanceMessage],
  ])('keeps what was typed where saving fails by %s, and says why', async (_, status, body, words) => {
    await open({}, { [saving]: { status, body } });
    write('Slot duration in minutes', '90');
    press('Save Settings');
    expect(await screen.findByText("Couldn't save settings")).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(field('Slot duration in minutes').value).toBe('90');
    expect(bar()).not.toBeNull();
  });

  it('is not left for another tab with unsaved changes before that is confirmed', async () => {
    const { where } = await open();
    write('Visits at once', '2');
    fireEvent.click(screen.getByRole('link', { name: 'Business Hours' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('What you changed would be lost: visits at once.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(where()).toBe('/installer/settings/hours'));
  });
});
