import { Param } from '@nestjs/common';
import { SessionShape } from './session-in-path';

/** The path's `:eventId`. */
export const EventInPath = (): ParameterDecorator => Param('eventId', new SessionShape());
