import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { type CommandContext, commandOn, type CommandTarget } from '../write-side/command-target';
import { registrationStream } from '../write-side/stream-names';

/** The act names the event's id: done again it is the same. */
export const registrationCommand = (
  registrationId: string,
  context: CommandContext,
  ...act: readonly [string, ...string[]]
): CommandTarget => {
  const stream = registrationStream(registrationId);
  return commandOn(stream, platformTenant, context, [stream, ...act]);
};
