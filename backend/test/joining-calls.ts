import type { Route } from '@pilotlight/contracts/http/route';
import { VerificationTokens } from '@pilotlight/backend/secrets/verification-tokens';
import { randomUUID } from 'node:crypto';
import type { TestBackend } from './backend-under-test';
import { securityFor } from './security-calls';
import { type InstallerOnBoard, newInstaller, signIn } from './people';

export const goodCard = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123' } as const;
export const firmPassword = 'six brass kettles sing';

type Backend = Pick<TestBackend, 'call'>;

const told = (text: string): never => {
  throw new Error(text);
};

/** By the form of the test payments, as a browser sends it. */
export const pay = async (
  backend: Backend,
  clientSecret: string,
  card: object = goodCard,
): Promise<Readonly<Record<string, unknown>>> => {
  const { json } = await backend.call('POST', '/test-payments/confirm', { body: { clientSecret, card } });
  return json as object as Record<string, unknown>;
};

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

export const firm = (name: string, more: object = {}) => ({
  businessName: name,
  contactName: 'Dawn Sykes',
  email: `office@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
  password: firmPassword,
  confirmPassword: firmPassword,
  phone: '07700 900123',
  postcode: 'LS17 8AB',
  website: 'https://www.leeds.example/boilers',
  ...more,
});

/** The first step and the card: what a browser has before it registers. */
export const paidRegistration = async (backend: Backend, form: ReturnType<typeof firm>): Promise<string> => {
  const { email, businessName } = form;
  const opened = await backend.call('POST', '/api/installer/create-registration-payment', {
    body: { email, businessName },
  });
  const clientSecret = opened.json['clientSecret'] ?? told(opened.text);
  const paid = await pay(backend, String(clientSecret));
  if (paid['status'] !== 'succeeded') told(JSON.stringify(paid));
  return intentOf(String(clientSecret));
};

/** Registered and paid; the token of its link, where one is shown. */
export const registered = async (backend: Backend, form: ReturnType<typeof firm>): Promise<string> => {
  const paymentIntentId = await paidRegistration(backend, form);
  const { json, text } = await backend.call('POST', '/api/installer/register-with-payment', {
    body: { ...form, paymentIntentId },
  });
  return String(json['verificationToken'] ?? told(text));
};

export interface Joining {
  readonly slug: string | null;
  readonly body: unknown;
  /** Of somebody made for it. */
  readonly token?: string;
  /** A session that may be ended. */
  readonly loginId?: string;
}

/** What a call of joining or paying stands on, made for it: a body that is in order, and whom it is about. Null for other calls. */
export const joiningFor = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  token: string | undefined,
  { method, path }: Route,
): Promise<Joining | null> => {
  const secured = await securityFor(backend, path);
  if (secured) return secured;
  const form = firm(`Firm ${randomUUID().replaceAll(/\d|-/g, '')}`);
  const { email, businessName } = form;
  if (path.endsWith('/create-registration-payment')) return { slug: null, body: { email, businessName } };
  if (path.endsWith('/register-with-payment'))
    return { slug: null, body: { ...form, paymentIntentId: await paidRegistration(backend, form) } };
  if (path.endsWith('/verify-email')) return { slug: null, body: { token: await registered(backend, form) } };
  if (path.endsWith('/resend-verification')) return { slug: null, body: { email } };
  if (path.endsWith('/manual-payment-mode')) return { slug: 'hull', body: { enabled: true } };
  if (method === 'PATCH' && path.endsWith('/approve')) return { slug: await pending(backend, form, true), body: {} };
  if (method === 'PATCH' && path.endsWith('/suspend')) return { slug: await pending(backend, form, false), body: {} };
  if (method === 'DELETE' && path === '/api/admin/installers/:slug')
    return { slug: await pending(backend, form, false), body: undefined };
  if (path === '/api/create-subscription') {
    const made = await newInstaller(backend, `payer-${randomUUID()}`);
    return { slug: made.slug, body: undefined, token: await signIn(backend, made) };
  }
  if (path === '/api/confirm-payment')
    return { slug: installer.slug, body: { subscriptionId: await subscribed(backend, token) } };
  if (/\/billing\/(?:cancel|keep|portal)$/.test(path)) {
    await subscribed(backend, token);
    return { slug: installer.slug, body: undefined };
  }
  return null;
};

const pending = async (backend: TestBackend, form: ReturnType<typeof firm>, verified: boolean): Promise<string> => {
  const token = await registered(backend, form);
  if (verified) await backend.call('POST', '/api/installer/verify-email', { body: { token } });
  return backend.app.get(VerificationTokens).read(token)?.slug ?? '';
};

/** A subscription that is paid; the same where there is one. */
const subscribed = async (backend: TestBackend, token: string | undefined): Promise<string> => {
  const opened = await backend.call('POST', '/api/create-subscription', { token });
  const { clientSecret, subscriptionId } = opened.json;
  if (clientSecret) {
    await pay(backend, String(clientSecret));
    await backend.call('POST', '/api/confirm-payment', { token, body: { subscriptionId } });
    return String(subscriptionId);
  }
  const { json } = await backend.call('GET', '/api/installer/billing', { token });
  return String(json['billing']?.['subscriptionId']);
};
