import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSettings } from '../testing/open-settings';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('when an installer takes visits, as the admin sets it', () => {
  it('has the fields of its own settings, is named among what is not saved, and saved with the rest', async () => {
    const { where, sent } = await openSettings();
    write('Slot duration in minutes', '90');
    write('Friday to', '16:00');
    write('Date to block', '2027-12-24');
    press('Block date');
    fireEvent.click(screen.getByRole('tab', { name: 'Basic Info' }));
    expect(screen.getByText("3 changes not saved: slot duration, Friday's hours, blocked dates")).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    expect(sent()).toMatchObject([
      {
        revision: 7,
        availabilityConfig: {
          slotDuration: 90,
          weeklyIntervals: { 5: [{ start: '09:00', end: '16:00' }] },
          blockedDates: ['2027-12-24'],
        },
      },
    ]);
  });

  it('is not spoken of where it was not changed', async () => {
    const { where, sent } = await openSettings();
    fireEvent.click(screen.getByRole('switch', { name: 'SMS' }));
    press('Save Changes');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    expect(sent()).toEqual([expect.not.objectContaining({ availabilityConfig: expect.anything() })]);
  });

  it('is shown where it is wrong, from whichever tab it is saved, and nothing is', async () => {
    const { sent } = await openSettings();
    write('Minimum days in advance', '31');
    fireEvent.click(screen.getByRole('tab', { name: 'Basic Info' }));
    press('Save Changes');
    expect(await screen.findByText('Between 0 and 30 days')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true');
    expect(sent()).toEqual([]);
  });
});
