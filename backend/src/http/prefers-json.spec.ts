import { prefersJson } from './prefers-json';

it.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/json, text/plain, */*',
  'application/*',
  'application/json;q=0.5',
  'text/event-stream;q=0.1, application/json;q=0.2',
  'text/*, application/json, text/event-stream; q=0',
  'text/html, application/json;q=0.9, */*;q=0.8',
])('answers %s with JSON', (accept) => {
  expect(prefersJson(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'text/html',
  'text/event-stream',
  'application/json;q=0',
  'application/json; q=0.000',
  'text/event-stream, application/json;q=0.1',
  'application/json;q=0.1, text/event-stream',
  'application/json, text/event-stream',
  'application/json;q=0.3, text/*;q=0.4',
  'application/jsonlines',
  'text/x-application/json',
  'application/json;q=much',
  '*/*, application/json;q=0',
])('answers %s with a stream of events', (accept) => {
  expect(prefersJson(accept)).toBe(false);
});
