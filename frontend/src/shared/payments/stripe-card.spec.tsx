import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { serve } from '../../testing/server';
import { CardForm } from './CardForm';
import { useReloadsForStripe } from './own-document';

const settings = 'GET /api/payments/settings';
const ofStripe = 'script[src^="https://js.stripe.com/"]';

const open = () =>
  render(
    <Provider store={createStore()}>
      <CardForm
        clientSecret="pi_1_secret_2"
        pay="Pay"
        busy={false}
        onBusy={() => {}}
        onPaid={() => {}}
        onFailed={() => {}}
      />
    </Provider>,
  );

describe('the card form', () => {
  it('loads nothing of Stripe where payments are tests', async () => {
    serve({ [settings]: { body: { provider: 'local', publishableKey: null } } });
    open();
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
    expect(document.querySelector(ofStripe)).toBeNull();
  });

  it('has no field of ours where Stripe takes the card, and loads its script from Stripe', async () => {
    serve({ [settings]: { body: { provider: 'stripe', publishableKey: 'pk_test_1' } } });
    open();
    expect(await screen.findByText('Payments via Stripe')).toBeTruthy();
    await waitFor(() => expect(document.querySelector(ofStripe)).toBeTruthy());
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByText(/^Your card details go to Stripe and never reach us\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay' }).hasAttribute('disabled')).toBe(true);
  });

  it('takes no card where nobody takes payments', async () => {
    serve({ [settings]: { body: { provider: 'stripe', publishableKey: null } } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Payments are not set up.');
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('can be loaded again where it could not be', async () => {
    serve({ [settings]: { status: 500 } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the card form.");
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

const Page = () => (useReloadsForStripe(true) ? <p>loading again</p> : <p>payment</p>);
const loadedAt = (path: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: new URL(path, window.location.href).href }] });

describe('a payment page', () => {
  it('is loaded again where its document was made for another address', () => {
    // jsdom can't load a page again, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    loadedAt('/installer/login');
    const { unmount } = render(<Page />);
    expect(screen.getByText('loading again')).toBeTruthy();
    unmount();
    loadedAt(window.location.pathname);
    render(<Page />);
    expect(screen.getByText('payment')).toBeTruthy();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    jest.restoreAllMocks();
  });
});
