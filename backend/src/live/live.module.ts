import { Module } from '@nestjs/common';
import { Typing } from '../database/typing';
import { InstallerStream } from '../installers/installer.stream';
import { InstallersModule } from '../installers/installers.module';
import { ReadModels } from '../read-side/read-models';
import { DashboardSessions } from '../sessions/dashboard-sessions';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { EVENT_STORE } from '../write-side/aggregate.module';
import { LiveFeed } from './live-feed';
import { LiveStreams } from './live-streams';
import { LiveController } from './live.controller';

const liveFeed = {
  provide: LiveFeed,
  inject: [EVENT_STORE, ReadModels, AggregateCacheInvalidator],
  useFactory: (log: EventStore, readModels: ReadModels, memory: AggregateCacheInvalidator): LiveFeed => {
    const feed = new LiveFeed(log, readModels);
    memory.followAfterCaches(feed);
    return feed;
  },
};

/** After the caches: whether an account may listen is asked of them. */
const liveStreams = {
  provide: LiveStreams,
  inject: [LiveFeed, DashboardSessions, InstallerStream, Typing, AggregateCacheInvalidator],
  useFactory: (
    feed: LiveFeed,
    sessions: DashboardSessions,
    installers: InstallerStream,
    typing: Typing,
    memory: AggregateCacheInvalidator,
  ): LiveStreams => {
    const streams = new LiveStreams(feed, sessions, installers, typing);
    memory.followAfterCaches(streams);
    return streams;
  },
};

@Module({
  imports: [InstallersModule],
  controllers: [LiveController],
  providers: [liveFeed, liveStreams],
})
export class LiveModule {}
