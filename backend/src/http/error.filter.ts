import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException, Logger, NotFoundException } from '@nestjs/common';
import type { ErrorBody } from '@pilotlight/contracts/http/common';
import { StoreUnavailable, WrongExpectedRevision } from '@pilotlight/event-store/event-store';
import { SubjectIsErased } from '@pilotlight/event-store/personal-data/key-ring';
import { isNotNow } from '@pilotlight/event-store/postgres/connection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNativeError } from 'node:util/types';
import { DatabaseWriteProbe } from '../database/database-write-probe';
import { FilesUnavailable } from '../gateways/files/files';
import { PaymentsProblem } from '../gateways/payments/payments';
import { failureIn } from '../logging/failure';
import { CapacityExceeded } from '../write-side/capacity-exceeded';
import { ReadModelsLagging } from '../read-side/read-models-lagging';
import { TooBusy } from '../secrets/password-hashing';
import type { RefusalCode } from '../write-side/refused';
import { Refused, RefusedShowing } from '../write-side/refused';
import { InvalidInput } from './invalid-input';
import { answerUnknownCall } from './not-found';

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  /** What stands beside the message. */
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
}

const statusOf: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  missing: 404,
  conflict: 409,
  'too-many': 429,
  'slot-taken': 409,
  'changed-meanwhile': 409,
  'not-offered': 422,
  emergency: 422,
};

const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
  503: 'unavailable',
};

const unavailable: Failure = {
  status: 503,
  code: 'unavailable',
  message: 'Pilotlight is getting back on its feet. Please try again.',
  retryAfter: 2,
};

/** The one place where a failure becomes an answer: short, safe, with the id that finds it in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #log = new Logger('http');

  constructor(private readonly writes: DatabaseWriteProbe) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // Only the router throws this one; the product refuses in its own words.
    if (error instanceof NotFoundException) return void answerUnknownCall(request, reply);
    // The client left in the middle of its request: nobody to answer, and nothing went wrong here.
    if (request.raw.destroyed && !request.raw.complete) return void reply.raw.destroy();
    const failure = failureOf(error);
    if (failure.status >= 500) {
      this.writes.failed(error);
      this.#tell(error, failure, request);
    }
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    const body: ErrorBody = { ...failure.shown, message: failure.message, code: failure.code, requestId: request.id };
    if (failure.retryAfter) void reply.header('retry-after', String(failure.retryAfter));
    // A route for a page has set HTML.
    void reply.header('content-type', 'application/json; charset=utf-8');
    void reply.status(failure.status).send(body);
  }

  /** During an outage the code names the part and a stack says nothing; otherwise the stack matters. */
  #tell(error: unknown, { status }: Failure, request: FastifyRequest): void {
    const away = status === 503;
    const stack = error instanceof Error && !away ? { stack: error.stack?.split('\n').slice(1, 6).join('\n') } : {};
    const fields = { requestId: request.id, route: request.routeOptions.url, ...failureIn(error), ...stack };
    if (away) this.#log.warn(fields);
    else this.#log.error(fields);
  }
}

const failureOf = (error: unknown): Failure => {
  if (error instanceof Refused)
    return {
      status: statusOf[error.code],
      code: error.code,
      message: error.message,
      retryAfter: error.retryAfterSeconds,
      shown: error instanceof RefusedShowing ? error.shown : undefined,
    };
  if (error instanceof InvalidInput) return { status: 400, code: 'invalid', message: error.message };
  if (error instanceof ReadModelsLagging)
    return { status: 503, code: 'not-shown-yet', message: error.message, retryAfter: 5 };
  // The key is gone and the log hasn't heard yet: a matter of moments.
  if (error instanceof SubjectIsErased)
    return { status: 409, code: 'conflict', message: 'Nothing more is kept here: it was erased' };
  if (error instanceof TooBusy) return { status: 503, code: 'busy', message: error.message, retryAfter: 2 };
  if (error instanceof CapacityExceeded) return { status: 503, code: 'busy', message: error.message, retryAfter: 5 };
  if (error instanceof PaymentsProblem)
    return error.fault === 'declined'
      ? { status: 409, code: 'conflict', message: error.message }
      : { ...unavailable, message: error.message, retryAfter: 5 };
  if (
    error instanceof FilesUnavailable ||
    error instanceof StoreUnavailable ||
    error instanceof WrongExpectedRevision ||
    isDatabaseGone(error)
  )
    return unavailable;
  if (error instanceof HttpException) return ofStatus(error.getStatus(), error.message);
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return ofStatus(error.statusCode, error.message);
  return { status: 500, code: 'failed', message: 'Something went wrong on our end. Please try again.' };
};

const safeWords: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'Please sign in',
  413: 'The request is too large',
  415: 'Please send JSON',
};

const ofStatus = (status: number, message: string): Failure => ({
  status,
  code: codeOfStatus[status] ?? 'failed',
  message: safeWords[status] ?? message,
});

/** Shutting down, starting up, read-only, out of connections or room, or a broken connection. */
const isDatabaseGone = (error: unknown): boolean =>
  isNativeError(error) &&
  (('code' in error && isNotNow(String(error.code))) ||
    /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|Connection terminated|connect(ion)? timeout|timeout exceeded|read timeout|Client has encountered/i.test(
      `${'code' in error ? String(error.code) : ''} ${error.message}`,
    ));
