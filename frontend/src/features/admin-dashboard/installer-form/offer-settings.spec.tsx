import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { aireValley } from '../testing/installers';
import { openSettings } from '../testing/open-settings';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('call-outs, finance and prompts are named among what is not saved, and saved with the rest', async () => {
  const { where, sent } = await openSettings();
  write('Service postcode', 'ls8 2ab');
  write('Call-out fee in pounds', '85.50');
  write('Paying monthly', 'yes');
  write('Lender', 'Kanda');
  write('Quote', 'Ask how old the boiler is.');
  expect(
    screen.getByText('5 changes not saved: service postcode, finance, lender and 2 more', { exact: false }),
  ).toBeTruthy();
  press('Save Changes');
  await waitFor(() => expect(where()).toBe('/admin/dashboard'));
  expect(sent()).toMatchObject([
    {
      serviceArea: { postcode: 'LS8 2AB' },
      finance: { offered: true, provider: 'Kanda' },
      callout: { fee: 8_550 },
      customPrompts: { quote: 'Ask how old the boiler is.' },
    },
  ]);
});

it('what is told already stands in its fields', async () => {
  await openSettings({
    ...aireValley,
    finance: { offered: false },
    callout: { fee: 6_000, hours: 'Weekdays' },
    customPrompts: { general: 'Mention the showroom.' },
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Paying monthly').value).toBe('no');
  expect(screen.queryByLabelText('Lender')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Call-out fee in pounds').value).toBe('60');
  expect(screen.getByLabelText<HTMLTextAreaElement>('General').value).toBe('Mention the showroom.');
});

it('a fee that is none is told before anything is sent', async () => {
  const { sent } = await openSettings();
  write('Call-out fee in pounds', 'free');
  press('Save Changes');
  expect(await screen.findByText('Please enter a fee such as 85 or 85.50')).toBeTruthy();
  expect(sent()).toEqual([]);
});
