import { Controller } from '@nestjs/common';
import { installerStory } from '@pilotlight/contracts/http/installer-story';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import type { z } from 'zod';
import { Call, QueryOf } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { EventLog } from '../write-side/event-log';
import { installerStream, subscriptionStream } from '../write-side/stream-names';
import { storyOf } from './installer-story';
import { noSuchInstaller } from './no-such-installer';

const shown = 200;

/** Read from the log itself, so that nothing of it can be forgotten. */
@Controller()
export class InstallerStoryController {
  constructor(private readonly log: EventLog) {}

  @Call(installerStory)
  async story(
    @SlugInPath() slug: string,
    @QueryOf(installerStory) { before = Infinity }: z.infer<typeof installerStory.query>,
  ) {
    const [ofInstaller, ofSubscription] = await Promise.all(
      [installerStream(slug), subscriptionStream(slug)].map((stream) => readableEvents(this.log, stream)),
    );
    if (!ofInstaller?.events.length) throw noSuchInstaller();
    const entries = storyOf([...ofInstaller.events, ...(ofSubscription?.events ?? [])]);
    const earlier = entries.filter(({ number }) => number < before);
    return { entries: earlier.slice(0, shown), more: earlier.length > shown };
  }
}
