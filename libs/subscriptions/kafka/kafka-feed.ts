export interface KafkaFeed {
  /** `host:port` of some brokers of the cluster. */
  readonly brokers: readonly string[];
  readonly partitions: number;
  readonly topic: string;
  /** Consumer groups are named after it and their read model. */
  readonly groups: string;
}

/** The feed that a configuration asks for; undefined where the log is followed itself. */
export const kafkaFeedOf = ({
  FEED,
  KAFKA_BROKERS: brokers,
  KAFKA_PARTITIONS: partitions,
}: {
  readonly FEED: 'store' | 'kafka';
  readonly KAFKA_BROKERS?: readonly string[] | undefined;
  readonly KAFKA_PARTITIONS: number;
}): KafkaFeed | undefined =>
  FEED === 'kafka' && brokers ? { brokers, partitions, topic: 'pilotlight.events', groups: 'pilotlight' } : undefined;
