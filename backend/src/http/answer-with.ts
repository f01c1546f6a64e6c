import type { Route } from '@pilotlight/contracts/http/route';
import type { FastifyReply } from 'fastify';

export const answerWith = (reply: FastifyReply, route: Route, answer: unknown): void => {
  void reply.send(route.response.parse(answer));
};
