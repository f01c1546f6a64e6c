import { Controller } from '@nestjs/common';
import { checkOwnWebsites, checkWebsites } from '@pilotlight/contracts/http/website-check';
import { Call } from '../http/call';
import { OwnSlug } from '../http/caller';
import { SlugInPath } from '../http/slug-in-path';
import { InstallerViews } from './installer-views';
import { WebsiteChecks } from './website-checks';

@Controller()
export class WebsiteChecksController {
  constructor(
    private readonly views: InstallerViews,
    private readonly checks: WebsiteChecks,
  ) {}

  @Call(checkOwnWebsites)
  async checkOwn(@OwnSlug() slug: string) {
    return await this.#check(slug);
  }

  @Call(checkWebsites)
  async check(@SlugInPath() slug: string) {
    return await this.#check(slug);
  }

  async #check(slug: string) {
    return { websites: await this.checks.of(await this.views.one(slug)) };
  }
}
