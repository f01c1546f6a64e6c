import { Param } from '@nestjs/common';
import { SessionShape } from './session-in-path';

/** The path's `:photoId`. */
export const PhotoInPath = (): ParameterDecorator => Param('photoId', new SessionShape());
