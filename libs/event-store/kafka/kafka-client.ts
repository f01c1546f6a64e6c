import type { Kafka } from 'kafkajs';

export interface KafkaOptions {
  /** `host:port` of some brokers of the cluster. */
  readonly brokers: readonly string[];
  readonly topic: string;
}

/**
 * A client that gives up within seconds and says so by its errors alone: who uses it waits, reports and begins again. The SDK is loaded
 * when the first client is made.
 */
export const kafkaClient = async ({ brokers }: KafkaOptions): Promise<Kafka> => {
  const { Kafka, logLevel } = await import('kafkajs');
  return new Kafka({
    clientId: 'pilotlight',
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3 },
  });
};

/** Waits for an ending, but not for ever: a client that lost its broker may not come to one. Never rejects. */
export const within = async (milliseconds: number, ending: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ending.then(() => undefined).catch(() => undefined), longest]);
  clearTimeout(timer);
};
