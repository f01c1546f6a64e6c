import type { Route } from '@pilotlight/contracts/http/route';
import { systemCallsPerMinute } from '@pilotlight/contracts/values/system-key';
import { z } from 'zod';
import { type Operation, systemOperations } from '../http/openapi';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return escaped(JSON.stringify(shape, null, 2));
};

const folded = (title: string, schema: z.ZodType, io: 'input' | 'output'): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${schemaOf(schema, io)}</pre></details>`;

/** One to copy that does no harm: writes only show what they need. */
const exampleOf = ({ method, path, body }: Route, publicUrl: string): string => {
  const address = publicUrl + path.replaceAll(/:(\w+)/g, (_, name: string) => name.toUpperCase().replace('ID', '_ID'));
  const query = path.endsWith('/appointments') && method === 'GET' ? '?from=2027-01-04&to=2027-01-10' : '';
  const write = body instanceof z.ZodObject ? ` -X ${method} -H 'Content-Type: application/json' -d '{…}'` : '';
  const retried = method === 'POST' && path.endsWith('/appointments') ? " -H 'Idempotency-Key: order-2027-0001'" : '';
  return escaped(`curl${write}${retried} -H "Authorization: Bearer $PILOTLIGHT_KEY" '${address}${query}'`);
};

const operation = ([id, route]: Operation, publicUrl: string): string => `
<section aria-labelledby="${id}">
<h3 id="${id}">${route.method} ${escaped(route.path.replaceAll(/:(\w+)/g, '{$1}'))}</h3>
<p>${escaped(route.summary)}. <small>Scope: ${route.scope ?? ''}</small></p>
<pre tabindex="0">${exampleOf(route, publicUrl)}</pre>
${Object.keys(z.toJSONSchema(route.query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).length > 0 ? folded('Query', route.query, 'input') : ''}
${route.body instanceof z.ZodObject ? folded('Body', route.body, 'input') : ''}
${folded('Answer', route.response, 'output')}
</section>`;

const errors: readonly (readonly [status: number, meaning: string])[] = [
  [400, 'Something sent is wrong; “message” says what, in words that may be shown'],
  [401, 'No key, or one that has ended'],
  [403, 'The key lacks the scope, or the account is suspended'],
  [404, 'There is no such lead or appointment, or it is another firm’s'],
  [409, 'The time is taken (“slots” names free ones), or it was changed meanwhile (“appointment” is how it stands)'],
  [429, 'Too many calls; “Retry-After” says for how many seconds'],
  [503, 'Please try again after “Retry-After” seconds'],
];

/** The whole page; it needs no script. */
export const systemDocsPage = (publicUrl: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pilotlight: API for your own systems</title>
<meta name="description" content="Read your leads and run your diary from your own systems.">
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/api/v1/docs.css">
</head>
<body>
<main>
<h1>API for your own systems</h1>
<p>Read your leads and run your diary from your own systems. Make a key in the dashboard under Settings, API keys, and send it with every call:
<code>Authorization: Bearer pl_live_…</code>. A key does only what it was made for, and works until it is revoked or expires. Never put one into a web page.</p>
<p>Times are ISO 8601 in UTC; days are days in London. The machine-readable contract is <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.
A key may make ${systemCallsPerMinute} calls a minute: <code>RateLimit</code> says how many are left.</p>
<h2>When it goes wrong</h2>
<p>Every refusal has the same shape: <code>{"message", "code", "requestId"}</code>.</p>
<table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>
${errors.map(([status, meaning]) => `<tr><td>${status}</td><td>${meaning}</td></tr>`).join('\n')}
</tbody></table>
<h2>Calls</h2>
${systemOperations.map((each) => operation(each, publicUrl)).join('\n')}
</main>
</body>
</html>
`;
