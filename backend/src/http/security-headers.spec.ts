import { fastify } from 'fastify';
import { registerSecurityHeaders } from './security-headers';

const policyAt = async (url: string, stripe: boolean): Promise<string> => {
  const server = fastify();
  registerSecurityHeaders(server, 'https://pilotlight.example', stripe);
  server.get('/*', () => 'page');
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await fetch(address + url);
  await server.close();
  return headers.get('content-security-policy') ?? '';
};

it.each(['/installer/register', '/installer/register?from=landing', '/installer/payment', '/installer/payment/'])(
  'lets %s load Stripe where Stripe takes the cards, and only there',
  async (url) => {
    const policy = await policyAt(url, true);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(await policyAt(url, false)).not.toContain('stripe');
  },
);

it.each(['/', '/installer/login', '/installer/payment-success', '/installer/settings/billing', '/admin/register'])(
  'lets %s load nothing from elsewhere, whoever takes the cards',
  async (url) => {
    const policy = await policyAt(url, true);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('stripe');
  },
);
