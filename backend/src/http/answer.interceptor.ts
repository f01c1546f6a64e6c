import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@pilotlight/contracts/http/route';
import type { Observable } from 'rxjs';
import { map } from 'rxjs';
import { routeKey } from './call';

/** Holds every answer that Nest sends to its contract, so that nothing undeclared (a hash, another tenant's key) can leave; those sent by hand go by `answerWith`. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = this.reflector.get<Route | undefined>(routeKey, context.getHandler());
    return next
      .handle()
      .pipe(map((answer: unknown) => (route && answer !== undefined ? route.response.parse(answer) : answer)));
  }
}
