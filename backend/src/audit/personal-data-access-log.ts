import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { auditCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { AuditStream } from './audit.stream';

@Injectable()
export class PersonalDataAccessLog {
  constructor(private readonly looks: AuditStream) {}

  /** Durable when it returns. */
  async write(look: AuditEvent['data'], context: RequestContext): Promise<void> {
    await this.looks.execute({
      ...auditCommand(look.slug, { ...context, causedBy: look.eventId }),
      decide: () => [{ type: 'PersonalDataViewed', data: look }],
    });
  }
}
