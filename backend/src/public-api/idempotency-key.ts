import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../write-side/refused';

/** Undefined where the caller sends none; throws Refused where it is none that we keep. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (sent === undefined) return undefined;
  if (typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)) return sent;
  throw new Refused('Idempotency-Key takes 8 to 64 letters, digits, _ and -', 'invalid');
});
