import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { EventSource } from '@pilotlight/contracts/events/event';
import { eventIds } from '../write-side/event-ids';
import { loginStream } from '../write-side/stream-names';
import { releaseLogin } from './login.decisions';
import { LoginStream } from './login.stream';

/** Gives back a login email that its holder has left for another. */
export class ReleaseLogin extends Command<void> {
  constructor(
    readonly slug: string,
    /** Blind index of the email. */
    readonly loginHash: string,
    /** When the holder left it, ISO 8601 UTC: a claim made since then stands. */
    readonly leftAt: string,
    readonly because: { readonly correlationId: string; readonly causationId: string },
  ) {
    super();
  }
}

const system: EventSource['actor'] = { kind: 'system', id: null };

@CommandHandler(ReleaseLogin)
export class ReleaseLoginHandler implements ICommandHandler<ReleaseLogin> {
  constructor(private readonly logins: LoginStream) {}

  async execute({ slug, loginHash, leftAt, because }: ReleaseLogin): Promise<void> {
    const stream = loginStream(loginHash);
    await this.logins.execute({
      stream,
      metadata: { tenant: slug, actor: system, ...because },
      decide: (state) => releaseLogin(state, { slug, loginHash, leftAt }),
      eventId: eventIds(because.causationId, stream, 'release'),
    });
  }
}
