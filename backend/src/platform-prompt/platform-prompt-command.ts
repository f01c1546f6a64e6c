import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { type CommandTarget, commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { platformPromptStream } from '../write-side/stream-names';

export const platformPromptCommand = (context: RequestContext): CommandTarget =>
  commandOn(platformPromptStream, platformTenant, context, [context.requestId, platformPromptStream]);
