import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { z } from 'zod';

const nobodys = '00000000-0000-4000-8000-000000000000';
const sessionIdSchema = z.uuid();

/** What can't be a session id is refused as an unknown one is, and never reaches the log. */
export class SessionShape implements PipeTransform {
  transform(value: unknown): string {
    const parsed = sessionIdSchema.safeParse(value);
    return parsed.success ? parsed.data.toLowerCase() : nobodys;
  }
}

/** The path's `:sessionId`. */
export const SessionInPath = (): ParameterDecorator => Param('sessionId', new SessionShape());
