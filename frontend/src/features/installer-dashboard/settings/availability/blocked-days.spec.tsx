import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { bar, field, openAvailability, press, write } from '../../testing/availability';

const open = (availability: object = {}) => openAvailability('blocked-days', availability);
const dates = () =>
  within(screen.getByRole('list', { name: 'Blocked dates' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const block = (date: string) => {
  write('Date to block', date);
  press('Block date');
};

beforeEach(freshBrowser);

describe('the days on which nobody can book', () => {
  it('take another date, in order, and let one go', async () => {
    const { sent } = await open({ blockedDates: ['2027-12-24'] });
    block('2027-08-02');
    block('2027-12-31');
    expect(dates()).toEqual(['Monday 2 August 2027', 'Friday 24 December 2027', 'Friday 31 December 2027']);
    expect(field('Date to block').value).toBe('');
    press('Unblock Friday 24 December 2027');
    press('Save Settings');
    await waitFor(() =>
      expect(sent()).toEqual([{ availabilityConfig: { blockedDates: ['2027-08-02', '2027-12-31'] } }]),
    );
  });

  it('need a date chosen', async () => {
    await open();
    press('Block date');
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose a date');
    expect(screen.getByText('No dates are blocked.')).toBeTruthy();
    write('Date to block', '2027-12-24');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ignore a date that is blocked already', async () => {
    await open({ blockedDates: ['2027-12-24'] });
    block('2027-12-24');
    expect(dates()).toEqual(['Friday 24 December 2027']);
    expect(field('Date to block').value).toBe('');
    expect(bar()).toBeNull();
  });

  it('take a date by Enter, which saves nothing yet', async () => {
    const { sent } = await open();
    write('Date to block', '2027-12-24');
    fireEvent.keyDown(field('Date to block'), { key: 'Enter' });
    expect(dates()).toEqual(['Friday 24 December 2027']);
    expect(sent()).toEqual([]);
  });

  it('are days of every week too, which reopen on press', async () => {
    const { sent } = await open({ blockedDaysOfWeek: [0] });
    const sunday = screen.getByRole('button', { name: 'Sunday closed' });
    expect([sunday.getAttribute('aria-pressed'), sunday.textContent]).toEqual(['true', 'SundayClosed']);
    fireEvent.click(sunday);
    expect(sunday.getAttribute('aria-pressed')).toBe('false');
    press('Saturday closed');
    press('Save Settings');
    await waitFor(() => expect(sent()).toEqual([{ availabilityConfig: { blockedDaysOfWeek: [6] } }]));
  });
});
