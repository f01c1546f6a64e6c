import { Controller } from '@nestjs/common';
import { clearAlarm, reopenAlarm } from '@pilotlight/contracts/http/alarms';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import type { RequestContext } from '../../write-side/request-context';
import { noSuchConversation } from '../aggregate/refusals';
import { ClearAlarm } from './clear-alarm.command';
import { ReopenAlarm } from './reopen-alarm.command';

@Controller()
export class AlarmsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly firms: InstallerProfiles,
  ) {}

  @Call(clearAlarm)
  async clear(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(clearAlarm) { verdict, seenAt }: z.infer<typeof clearAlarm.body>,
    @Context() context: RequestContext,
  ) {
    const command = new ClearAlarm(slug, sessionId, verdict, seenAt, await this.#person(slug), context);
    await this.commands.execute(command, ConversationsReader, OverviewReader);
    return { success: true, message: verdict === 'dealt-with' ? 'Marked as dealt with' : 'Marked as a false alarm' };
  }

  @Call(reopenAlarm)
  async reopen(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    const command = new ReopenAlarm(slug, sessionId, await this.#person(slug), context);
    await this.commands.execute(command, ConversationsReader, OverviewReader);
    return { success: true, message: 'The alarm stands again' };
  }

  async #person(slug: string): Promise<string> {
    const answerer = await this.firms.answererOf(slug);
    if (!answerer) throw noSuchConversation();
    return answerer.person;
  }
}
