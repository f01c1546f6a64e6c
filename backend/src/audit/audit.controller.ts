import { Controller } from '@nestjs/common';
import { auditedEvent, auditedInstallers, searchEvents, viewEventPersonalData } from '@pilotlight/contracts/http/audit';
import { installerStateComparison, viewInstallerPersonalData } from '@pilotlight/contracts/http/audit-state';
import { AuditReader } from '@pilotlight/projections/audit/audit.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context } from '../http/caller';
import { EventInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import type { RequestContext } from '../write-side/request-context';
import { Audit } from './audit';

@Controller()
export class AuditController {
  constructor(
    private readonly reader: AuditReader,
    private readonly audit: Audit,
  ) {}

  @Call(auditedInstallers)
  async installers(@QueryOf(auditedInstallers) { search }: z.infer<typeof auditedInstallers.query>) {
    return { installers: await this.reader.installers(platform, search) };
  }

  @Call(searchEvents)
  async search(@QueryOf(searchEvents) { installer, ...search }: z.infer<typeof searchEvents.query>) {
    return await this.reader.search(installer === undefined ? platform : { installer }, search);
  }

  @Call(auditedEvent)
  async event(@EventInPath() eventId: string) {
    return await this.audit.event(eventId);
  }

  @Call(viewEventPersonalData)
  async eventPersonalData(@EventInPath() eventId: string, @Context() context: RequestContext) {
    return await this.audit.eventPersonalData(eventId, context);
  }

  @Call(installerStateComparison)
  async installer(
    @SlugInPath() slug: string,
    @QueryOf(installerStateComparison) { at }: z.infer<typeof installerStateComparison.query>,
  ) {
    return await this.audit.installer(slug, at);
  }

  @Call(viewInstallerPersonalData)
  async installerPersonalData(
    @SlugInPath() slug: string,
    @BodyOf(viewInstallerPersonalData) { at }: z.infer<typeof viewInstallerPersonalData.body>,
    @Context() context: RequestContext,
  ) {
    return await this.audit.installerPersonalData(slug, at, context);
  }
}
