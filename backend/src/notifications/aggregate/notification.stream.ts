import { notificationEvents } from '@pilotlight/contracts/events/notification-events';
import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { NotificationOutcomes } from '../../health/notification-outcomes';
import { type Aggregate, type CommandOptions, eventsAmong, type LoadedState } from '../../write-side/aggregate';
import { AggregateStore } from '../../write-side/aggregate-store';
import { absent, evolveNotification, type NotificationState } from './notification.state';

export const notificationAggregate: Aggregate<NotificationState, NotificationStreamEvent> = {
  initialState: absent,
  evolve: evolveNotification,
  isOwnEvent: eventsAmong(notificationEvents),
};

export class NotificationStream extends AggregateStore<NotificationState, NotificationStreamEvent> {
  /** Of what was decided in this process. */
  readonly outcomes = new NotificationOutcomes();

  override async execute(
    command: CommandOptions<NotificationState, NotificationStreamEvent>,
  ): Promise<LoadedState<NotificationState>> {
    let decided: readonly NotificationStreamEvent[] = [];
    const loaded = await super.execute({ ...command, decide: (state) => (decided = command.decide(state)) });
    if (loaded.state.status !== 'absent') this.outcomes.count(loaded.state.channel, decided);
    return loaded;
  }
}
