import { fireEvent, screen } from '@testing-library/react';

export const settings = 'GET /api/payments/settings';
export const confirmCard = 'POST /test-payments/confirm';
export const testPayments = { body: { provider: 'local', publishableKey: null } };
export const clientSecret = 'pi_7_secret_abc';

export const type = (label: string, value: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

export const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** Types a card into the form of the test payments and pays. */
export const payWith = async (number: string): Promise<void> => {
  await screen.findByLabelText('Card number');
  type('Card number', number);
  type('Expiry date', '829');
  type('Security code', '123');
  await press('Pay £20/month + VAT');
};
