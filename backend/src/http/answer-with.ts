import type { Route } from '@pilotlight/contracts/http/route';
import type { FastifyReply } from 'fastify';

/** The answer of a handler that took its reply over (`CallByHand`), held to its contract as the interceptor holds all others. */
export const answerWith = (reply: FastifyReply, route: Route, answer: unknown): void => {
  void reply.send(route.response.parse(answer));
};
