import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signedHeaders } from './signed-webhook';

const at = new Date();
const body = '{"version":1,"type":"lead.created","need":"Zoë’s boiler"}';
const id = '018f5b7e-0000-4000-8000-000000000001';
const signed = (...secrets: string[]) => signedHeaders({ secrets, id, body }, at);

it('is taken by the standard verifier, with each of two secrets', () => {
  const [fresh, former] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signed(fresh, former);
  for (const secret of [fresh, former]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('No matching signature');
});

it('is no longer taken once a letter of it, its id or its time is another', () => {
  const secret = newWebhookSecret();
  const webhook = new Webhook(secret);
  const headers = signed(secret);
  expect(() => webhook.verify(body.replace('created', 'graded'), headers)).toThrow('No matching signature');
  expect(() => webhook.verify(body, { ...headers, 'webhook-id': id.replace('1', '2') })).toThrow(
    'No matching signature',
  );
  expect(() => webhook.verify(body, signedHeaders({ secrets: [secret], id, body }, new Date(0)))).toThrow('too old');
});

it('is what the PHP example of the documentation reckons', () => {
  const secret = newWebhookSecret();
  const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = signed(secret);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
});
