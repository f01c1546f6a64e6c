import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { serve } from '../../testing/server';
import { CardForm } from './CardForm';

type Outcome = { error: { message: string } } | { paymentIntent: { status: string } };

interface Asked {
  readonly made: unknown[];
  readonly confirmed: object[];
}

let outcome: Outcome;
let asked: Asked;
const nothing = () => {};

const element = {
  mount: (node: HTMLElement) => node.append('Stripe’s own fields'),
  on: (event: string, tell: () => void) => void (event === 'ready' && setTimeout(tell)),
  once: nothing,
  off: nothing,
  update: nothing,
  unmount: nothing,
  destroy: nothing,
};
const elements = { create: () => element, getElement: () => null, update: nothing, on: nothing, off: nothing };

/** Stands in for the provider's script: an element that is ready at once, and a payment that ends as told. */
const stripe = {
  elements: (options: unknown) => {
    asked.made.push(options);
    return elements;
  },
  createToken: nothing,
  createPaymentMethod: nothing,
  confirmCardPayment: nothing,
  registerAppInfo: nothing,
  _registerWrapper: nothing,
  confirmPayment: async (options: object) => {
    asked.confirmed.push(options);
    return outcome;
  },
};

beforeAll(() => Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) }));
beforeEach(() => {
  asked = { made: [], confirmed: [] };
});

const pay = async (ending: Outcome) => {
  outcome = ending;
  const told: string[] = [];
  serve({ 'GET /api/payments/settings': { body: { provider: 'stripe', publishableKey: 'pk_test_1' } } });
  render(
    <Provider store={createStore()}>
      <CardForm
        clientSecret="pi_1_secret_2"
        pay="Pay"
        busy={false}
        onBusy={(busy) => told.push(busy ? 'busy' : 'idle')}
        onPaid={(paymentIntentId) => told.push(`paid by ${paymentIntentId}`)}
        onFailed={(message) => told.push(`failed: ${message}`)}
      />
    </Provider>,
  );
  await screen.findByText('Stripe’s own fields');
  const button = screen.getByRole('button', { name: 'Pay' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(told.length).toBeGreaterThan(1));
  return told;
};

it.each(['succeeded', 'processing'])(
  'pays by Stripe, which leads away only where the bank needs it: %s',
  async (status) => {
    expect(await pay({ paymentIntent: { status } })).toEqual(['busy', 'paid by pi_1']);
    expect(asked.made).toEqual([expect.objectContaining({ clientSecret: 'pi_1_secret_2' })]);
    expect(asked.confirmed).toEqual([
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: { return_url: `${window.location.origin}/installer/payment-success` },
      }),
    ]);
  },
);

it.each([
  [{ error: { message: 'Your card has insufficient funds.' } }, 'Your card has insufficient funds.'],
  [
    { paymentIntent: { status: 'requires_payment_method' } },
    'Something went wrong with the payment. Please try again.',
  ],
])('says why it was not paid, and can be tried again: %j', async (ending, message) => {
  expect(await pay(ending)).toEqual(['busy', `failed: ${message}`, 'idle']);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
