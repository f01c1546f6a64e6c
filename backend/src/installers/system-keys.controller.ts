import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { issueSystemKey, revokeSystemKey, systemKeys } from '@pilotlight/contracts/http/system-keys';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { KeyInPath } from '../http/id-in-path';
import type { RequestContext } from '../write-side/request-context';
import { InstallerSystems } from './installer-systems';
import { IssueSystemKey } from './issue-system-key.command';
import { RevokeSystemKey } from './revoke-system-key.command';

@Controller()
export class SystemKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly systems: InstallerSystems,
  ) {}

  @Call(systemKeys)
  async list(@OwnSlug() slug: string) {
    return { keys: await this.systems.list(slug) };
  }

  @Call(issueSystemKey)
  async issue(
    @OwnSlug() slug: string,
    @BodyOf(issueSystemKey) asked: z.infer<typeof issueSystemKey.body>,
    @Context() context: RequestContext,
  ) {
    const { key } = await this.commands.execute(new IssueSystemKey(slug, asked, context));
    return { key, keys: await this.systems.list(slug) };
  }

  @Call(revokeSystemKey)
  async revoke(@OwnSlug() slug: string, @KeyInPath() keyId: string, @Context() context: RequestContext) {
    await this.commands.execute(new RevokeSystemKey(slug, keyId, context));
    return { success: true, message: 'This key has ended' };
  }
}
