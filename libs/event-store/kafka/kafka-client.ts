import type { Kafka } from 'kafkajs';
import { restWhileEmpty } from './idle-queues';

let loading: Promise<typeof import('kafkajs')> | undefined;

const loaded = async (): Promise<typeof import('kafkajs')> => {
  const [kafkajs, { default: requestQueue }] = await Promise.all([
    import('kafkajs'),
    import('kafkajs/src/network/requestQueue/index.js'),
  ]);
  restWhileEmpty(requestQueue);
  return kafkajs;
};

export interface KafkaOptions {
  /** `host:port` of some brokers of the cluster. */
  readonly brokers: readonly string[];
  readonly topic: string;
}

/** Gives up within seconds: its user waits and starts again. The SDK is loaded with the first client. */
export const kafkaClient = async ({ brokers }: KafkaOptions): Promise<Kafka> => {
  const { Kafka, logLevel } = await (loading ??= loaded());
  return new Kafka({
    clientId: 'pilotlight',
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3 },
  });
};

/** A client that lost its broker may never end by itself. Never rejects. */
export const within = async (milliseconds: number, ending: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ending.then(() => undefined).catch(() => undefined), longest]);
  clearTimeout(timer);
};
