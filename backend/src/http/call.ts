import {
  applyDecorators,
  Body,
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
import { AnswerInterceptor } from './answer.interceptor';
import { ZodInput } from './zod-input.pipe';

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

const guardOf: Readonly<Record<Access, MethodDecorator[]>> = {
  public: [],
  admin: [UseGuards(AuthGuard('admin'))],
  auditor: [UseGuards(AuthGuard('auditor'))],
  installer: [UseGuards(AuthGuard('installer'))],
  visitor: [UseGuards(VisitorGuard)],
};

/** Serves one call of the REST contract whose handler takes the reply over (`@Res()`): what it sends by `answerWith` or `EventStream` is held to its shape there. */
export const CallByHand = (route: Route): MethodDecorator =>
  applyDecorators(verbs[route.method](route.path), HttpCode(route.status ?? 200), ...guardOf[route.access]);

/** Serves one call of the REST contract: its path, who may call it, and the shape that its answer is held to. */
export const Call = (route: Route): MethodDecorator =>
  applyDecorators(CallByHand(route), UseInterceptors(new AnswerInterceptor(route)));

/** The request's body as the contract has it; unknown fields are dropped, anything else wrong is refused. */
export const BodyOf = (route: Route): ParameterDecorator => Body(new ZodInput(route.body));

export const QueryOf = (route: Route): ParameterDecorator => Query(new ZodInput(route.query));
