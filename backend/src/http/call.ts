import {
  applyDecorators,
  Body,
  SetMetadata,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  Delete,
  Query,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Access, Route } from '@pilotlight/contracts/http/route';
import { VisitorGuard } from '../sessions/visitor.guard';
import { scopeKey, SystemGuard } from '../sessions/system.guard';
import { AnswerInterceptor } from './answer.interceptor';
import { ZodInput } from './zod-input.pipe';

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

const guardOf: Readonly<Record<Access, MethodDecorator[]>> = {
  public: [],
  admin: [UseGuards(AuthGuard('admin'))],
  auditor: [UseGuards(AuthGuard('auditor'))],
  installer: [UseGuards(AuthGuard('installer'))],
  visitor: [UseGuards(VisitorGuard)],
  system: [UseGuards(SystemGuard)],
};

/** For handlers with `@Res()`: `answerWith` or `EventStream` check the answer's shape there. */
export const CallByHand = (route: Route): MethodDecorator =>
  applyDecorators(
    verbs[route.method](route.path),
    HttpCode(route.status ?? 200),
    SetMetadata(scopeKey, route.scope),
    ...guardOf[route.access],
  );

export const Call = (route: Route): MethodDecorator =>
  applyDecorators(CallByHand(route), UseInterceptors(new AnswerInterceptor(route)));

/** Unknown fields are dropped, anything else wrong is refused. */
export const BodyOf = (route: Route): ParameterDecorator => Body(new ZodInput(route.body));

export const QueryOf = (route: Route): ParameterDecorator => Query(new ZodInput(route.query));
