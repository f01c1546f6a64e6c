import type { CommandOptions } from './aggregate';
import { eventIds } from './event-ids';
import { metadataOf, type RequestContext } from './request-context';
import { auditStream, conversationStream, installerStream, loginStream } from './stream-names';

export type CommandTarget = Pick<CommandOptions<unknown, never>, 'stream' | 'metadata' | 'eventId'>;

export interface CommandContext extends RequestContext {
  readonly causedBy?: string | null;
}

interface Conversation {
  readonly slug: string;
  readonly sessionId: string;
}

/** Event ids derive from the names: a repeat must give the same ones, anything else others. */
export const commandOn = (
  stream: string,
  slug: string,
  context: CommandContext,
  names: readonly [string, ...string[]],
): CommandTarget => ({
  stream,
  metadata: metadataOf(slug, context, context.causedBy),
  eventId: eventIds(...names),
});

export const installerCommand = (slug: string, context: CommandContext): CommandTarget => {
  const stream = installerStream(slug);
  return commandOn(stream, slug, context, [context.requestId, stream]);
};

export const loginCommand = (
  { slug, loginHash }: { readonly slug: string; readonly loginHash: string },
  context: CommandContext,
  act: 'claim' | 'release',
): CommandTarget => {
  const stream = loginStream(loginHash);
  return commandOn(stream, slug, context, [context.requestId, stream, act]);
};

export const auditCommand = (slug: string, context: CommandContext): CommandTarget => {
  const stream = auditStream(slug);
  return commandOn(stream, slug, context, [context.requestId, stream]);
};

/** The act is named by what its repeat shares: the request, or the sender's own id. */
export const conversationCommand = (
  { slug, sessionId }: Conversation,
  context: CommandContext,
  ...act: readonly [string, ...string[]]
): CommandTarget => commandOn(conversationStream(sessionId), slug, context, [sessionId, ...act]);

/** A conversation is erased once, whoever asks. */
export const erasureCommand = ({ slug, sessionId }: Conversation, context: CommandContext): CommandTarget => {
  const stream = conversationStream(sessionId);
  return commandOn(stream, slug, context, [stream, 'erase']);
};
