import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '@pilotlight/contracts/events/catalogue';
import { eventIds } from '../write-side/event-ids';
import type { RequestContext } from '../write-side/request-context';
import { metadataOf } from '../write-side/request-context';
import { auditStream } from '../write-side/stream-names';
import { AuditStream } from './audit.stream';

/** Who looked at whose personal words, written down in the log that the audit is of. */
@Injectable()
export class PersonalDataAccessLog {
  constructor(private readonly looks: AuditStream) {}

  /** When it returns, the look is durable. */
  async write(look: AuditEvent['data'], context: RequestContext): Promise<void> {
    const stream = auditStream(look.slug);
    await this.looks.execute({
      stream,
      metadata: metadataOf(look.slug, context, look.eventId),
      decide: () => [{ type: 'PersonalDataViewed', data: look }],
      eventId: eventIds(context.requestId, stream),
    });
  }
}
