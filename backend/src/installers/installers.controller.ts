import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import {
  installerMe,
  listInstallers,
  reactivateInstaller,
  rotateApiKey,
  saveInstaller,
  suspendChatbot,
} from '@pilotlight/contracts/http/installers';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { Context, OwnSlug } from '../http/caller';
import { ReadModels } from '../read-side/read-models';
import { waitForReadModels } from '../read-side/wait-for-read-models';
import type { RequestContext } from '../write-side/request-context';
import { ChangeStanding } from './change-standing.command';
import { RotateApiKey } from './rotate-api-key.command';
import { SaveInstaller } from './save-installer.command';
import { InstallerViews } from './installer-views';

@Controller()
export class InstallersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
    private readonly views: InstallerViews,
  ) {}

  @Call(listInstallers)
  async list(@QueryOf(listInstallers) query: z.infer<typeof listInstallers.query>) {
    return await this.views.list(query);
  }

  @Call(saveInstaller)
  async save(@BodyOf(saveInstaller) form: z.infer<typeof saveInstaller.body>, @Context() context: RequestContext) {
    await this.#shown(await this.commands.execute(new SaveInstaller(form, context)));
    return { installer: await this.views.one(form.slug) };
  }

  @Call(rotateApiKey)
  async rotate(@SlugInPath() slug: string, @Context() context: RequestContext) {
    const { apiKey, position } = await this.commands.execute(new RotateApiKey(slug, context));
    await this.#shown({ position });
    return { apiKey };
  }

  @Call(suspendChatbot)
  async suspend(@SlugInPath() slug: string, @Context() context: RequestContext) {
    await this.#shown(await this.commands.execute(new ChangeStanding(slug, 'suspended', context)));
    return { success: true, message: 'Chatbot Suspended' };
  }

  @Call(reactivateInstaller)
  async reactivate(@SlugInPath() slug: string, @Context() context: RequestContext) {
    await this.#shown(await this.commands.execute(new ChangeStanding(slug, 'active', context)));
    return { success: true, message: 'Chatbot Reactivated' };
  }

  @Call(installerMe)
  async me(@OwnSlug() slug: string) {
    return { installer: await this.views.one(slug) };
  }

  /** A screen always sees its own write, or hears that it is on its way. */
  async #shown({ position }: { position: Position | null }): Promise<void> {
    await waitForReadModels(this.readModels, position, ['installers']);
  }
}
