import { Controller } from '@nestjs/common';
import { installerStory } from '@pilotlight/contracts/http/installer-story';
import type { z } from 'zod';
import { Call, QueryOf } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { EventLog } from '../write-side/event-log';
import { installerStream, subscriptionStream } from '../write-side/stream-names';
import { storyOf } from './installer-story';
import { noSuchInstaller } from './no-such-installer';
import { pageBefore, type Untold, untoldOf } from './story-page';

/** Read from the log itself, so that nothing of it can be forgotten; backwards, as far as a page needs. */
@Controller()
export class InstallerStoryController {
  constructor(private readonly log: EventLog) {}

  @Call(installerStory)
  async story(@SlugInPath() slug: string, @QueryOf(installerStory) { before }: z.infer<typeof installerStory.query>) {
    const untold = await this.#untold(slug, before);
    if (!untold[0]?.before) throw noSuchInstaller();
    const { events, left } = await pageBefore(this.log, untold);
    const isMore = left.some((each) => each.before > 0);
    return { entries: storyOf(events), earlier: isMore ? left.map((each) => each.before).join('.') : null };
  }

  async #untold(slug: string, before: string | undefined): Promise<readonly Untold[]> {
    const streams = [installerStream(slug), subscriptionStream(slug)];
    const whole = await Promise.all(streams.map((stream) => untoldOf(this.log, stream)));
    const places = before?.split('.').map(Number);
    return places
      ? whole.map((each, index) => ({ ...each, before: Math.min(each.before, places[index] ?? 0) }))
      : whole;
  }
}
