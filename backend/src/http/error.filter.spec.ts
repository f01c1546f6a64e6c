import type { ArgumentsHost } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { pino } from 'pino';
import { DatabaseWriteProbe } from '../database/database-write-probe';
import { PaymentsProblem } from '../gateways/payments/payments';
import { ErrorFilter } from './error.filter';

/** A call that fails, what is answered and what is logged. */
const failing = (error: unknown, raw = { destroyed: false, complete: true }) => {
  const logged: string[] = [];
  const keep = (...line: unknown[]): void => void logged.push(JSON.stringify(line));
  Logger.overrideLogger({ log: keep, warn: keep, error: keep });
  const answered: { status?: number; body?: unknown } = {};
  const reply = {
    raw: { headersSent: false, destroy: () => {} },
    status: (status: number) => ({ send: (body: unknown) => Object.assign(answered, { status, body }) }),
    header: () => {},
  };
  const request = { id: 'r-1', raw, routeOptions: { url: '/api/things' } };
  const http = { getRequest: () => request, getResponse: () => reply };
  const host = { switchToHttp: () => http } as object as ArgumentsHost;
  const writes = new DatabaseWriteProbe(new Pool(), pino({ enabled: false }));
  const filter = new ErrorFilter(writes);
  const answer = filter.catch.bind(filter);
  answer(error, host);
  writes.stop();
  Logger.overrideLogger(false);
  return { answered, logged };
};

it('logs where a call failed and under which id, never what an error quotes', () => {
  const { answered, logged } = failing(new Error('invalid input: "my name is Lovelace"'));
  expect(answered).toMatchObject({ status: 500, body: { requestId: 'r-1' } });
  expect(logged).toEqual([expect.stringMatching(/r-1.*\/api\/things.*error\.filter\.spec/)]);
  expect(logged.join() + JSON.stringify(answered)).not.toContain('Lovelace');
});

it('says nothing of a request whose sender left in the middle of it', () => {
  const cut = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(failing(cut, { destroyed: true, complete: false })).toEqual({ answered: {}, logged: [] });
});

it.each([
  ['a full disk', '53100'],
  ['a database that is read-only', '25006'],
  ['one that shuts down', '57P01'],
  ['one without a connection to spare', '53300'],
])('takes %s for a moment that passes', (_, code) => {
  const { answered } = failing(Object.assign(new Error('refused'), { code }));
  expect(answered).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

it.each([
  ['declined', 409, 'conflict'],
  ['retry', 503, 'unavailable'],
  ['unknown', 503, 'unavailable'],
] as const)('says in its own words what the payment provider has %s', (fault, status, code) => {
  const { answered } = failing(new PaymentsProblem(fault, 'The payment provider can’t be reached.'));
  expect(answered).toMatchObject({ status, body: { code, message: 'The payment provider can’t be reached.' } });
});
