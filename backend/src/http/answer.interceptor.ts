import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Route } from '@pilotlight/contracts/http/route';
import type { Observable } from 'rxjs';
import { map } from 'rxjs';

/** Nothing undeclared (a hash, another tenant's key) can leave. */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly route: Route) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(map((answer: unknown) => (answer === undefined ? answer : this.route.response.parse(answer))));
  }
}
