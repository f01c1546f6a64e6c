import type { ErrorBody } from '@pilotlight/contracts/http/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Unreadable or overlong addresses are refused before routes and their hooks. */
export const answerUnreadableRequest = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const tooLong = error.statusCode === 414;
  const body: ErrorBody = {
    message: tooLong ? 'The address is too long' : 'The request could not be read',
    code: tooLong ? 'too-large' : 'invalid',
    requestId: request.id,
  };
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  void reply
    .status(tooLong ? 414 : 400)
    .headers(headers)
    .send(body);
};
