import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { type CommandTarget, commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { templateStream } from '../write-side/stream-names';

export const templateCommand = (eventType: string, context: RequestContext): CommandTarget => {
  const stream = templateStream(eventType);
  return commandOn(stream, platformTenant, context, [context.requestId, stream]);
};
