import type { PartitionedSubscriber } from '@pilotlight/subscriptions/kafka/partitioned-subscriber';
import type { ReadModel } from '../../read-model';
import { applyToPartitions } from './apply-to-partitions';

export const partitionedReadModel = (model: ReadModel): PartitionedSubscriber => {
  const { name, version, streams } = model;
  return { name, version, streams, apply: (held, taken) => applyToPartitions({ ...held, model }, taken) };
};
