import type { IncomingHttpHeaders } from 'node:http';
import { Refusal, invalid } from './refusal';

export const apiVersion = '2026-10-28.endive';

/** What stands around a request's parameters; answers with its key. */
export const enveloped = (method: string, headers: IncomingHttpHeaders, body: string): string | null => {
  const { authorization = '', 'stripe-version': version, 'content-type': type = '' } = headers;
  if (!/^Bearer sk_test_\w+$/.test(authorization))
    throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_***');
  if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${String(version)}`);
  if (body !== '' && method === 'GET') throw invalid('A GET has no body');
  if (method === 'POST' && type !== 'application/x-www-form-urlencoded')
    throw invalid(`Invalid request (check that your Content-Type is application/x-www-form-urlencoded): ${type}`);
  const key = headers['idempotency-key'];
  // Of a GET or a DELETE it has no meaning.
  if (typeof key !== 'string' || method !== 'POST') return null;
  if (key.length === 0 || key.length > 255) throw invalid('Idempotency-Key has 255 characters at most');
  return key;
};
