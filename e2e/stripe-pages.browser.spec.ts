import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';

/** Stands in for the provider's script: its fields are a frame of its own origin. */
const script = `window.Stripe = Object.assign(() => {
  const element = {
    mount: (node) => node.append(Object.assign(document.createElement('iframe'), { src: 'https://js.stripe.com/fields.html' })),
    on: (event, tell) => event === 'ready' && setTimeout(tell),
    once() {}, off() {}, update() {}, unmount() {}, destroy() {},
  };
  const elements = { create: () => element, getElement: () => null, update() {}, on() {}, off() {} };
  return {
    elements: () => elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  };
}, { version: 'endive' });`;

const fieldsOf = (page: Page) => page.frameLocator('iframe[src^="https://js.stripe.com/"]');

describe('where Stripe takes the cards', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct({
      STRIPE_SECRET_KEY: 'sk_test_nobody',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    });
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    const refused: string[] = [];
    const asked = new Set<string>();
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.route('https://js.stripe.com/**', (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: '<p>Card number, expiry and code</p>' }),
    );
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({ json: { clientSecret: 'pi_1_secret_2', subscriptionId: 'sub_1' } }),
    );
    return { page, refused, asked };
  };
  it('a payment page come to by a link has its frame, no field of ours, and asks nobody else', async () => {
    const { page, refused, asked } = await open();
    await signInAsInstaller(page, product, product.demoInstaller);
    expect([...asked]).toEqual([product.address]);
    // As the login does, without loading a document.
    await page.evaluate(() => {
      history.pushState({}, '', '/installer/payment');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('button', { name: 'Setup Payment' }).click();
    await fieldsOf(page).getByText('Card number, expiry and code').waitFor();
    await page.getByText('Payments via Stripe').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect([...asked]).toEqual([product.address, 'https://js.stripe.com']);
    expect(refused).toEqual([]);
  });

  it('no other page may load anything of it', async () => {
    const { page, refused } = await open();
    await page.goto(`${product.address}/installer/login`);
    const loaded = await page.evaluate(
      async () =>
        await new Promise((done) => {
          const element = document.createElement('script');
          element.src = 'https://js.stripe.com/endive/stripe.js';
          element.addEventListener('load', () => done(true));
          element.addEventListener('error', () => done(false));
          document.head.append(element);
        }),
    );
    expect(loaded).toBe(false);
    expect(refused).not.toEqual([]);
  });
});
