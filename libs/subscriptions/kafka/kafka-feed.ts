export interface KafkaFeed {
  readonly brokers: readonly string[];
  readonly partitions: number;
  readonly topic: string;
  /** Prefix of consumer groups' names; the read model's name follows. */
  readonly groups: string;
}

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
