import { Injectable } from '@nestjs/common';
import { slugOf } from '@pilotlight/contracts/values/slug';
import { KnownInstaller } from '../installers/known-installer';

const fewest = 50;

/** A slug of the business's name that nobody has or had. */
@Injectable()
export class FreeSlug {
  constructor(private readonly installers: KnownInstaller) {}

  async of(businessName: string): Promise<string> {
    const wanted = slugOf(businessName) || 'heating';
    for (let number = 1; number <= fewest; number += 1) {
      const slug = number === 1 ? wanted : `${wanted.slice(0, 59)}-${number}`;
      if (await this.installers.isFree(slug)) return slug;
    }
    return `${wanted.slice(0, 50)}-${crypto.randomUUID().slice(0, 8)}`;
  }
}
