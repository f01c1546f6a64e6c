import type { EventStore } from '@pilotlight/event-store/event-store';
import type { GroupSubscriber } from '@pilotlight/subscriptions/kafka/partitioned-subscriber';
import type { Log } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../../read-model';
import { reportRedriven } from '../quarantine/redrive';
import { redriveQuarantined } from '../redrive-quarantined';
import { createTable, dropTable } from '../table-definition';
import { partitionedReadModel } from './partitioned-read-model';

interface ReadModelGroupSurroundings {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly log: Log;
}

export const readModelGroup = (model: ReadModel, surroundings: ReadModelGroupSurroundings): GroupSubscriber => ({
  ...partitionedReadModel(model),
  remake: async (connection) => {
    await connection.query(dropTable(model.table.name) + createTable(model.table));
  },
  heal: async () => reportRedriven(surroundings.log, model.name, await redriveQuarantined(surroundings, model)),
});
