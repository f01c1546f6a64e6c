import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { kafkaClient } from './kafka-client';

const logger = { debug: () => undefined };

/** A connection's queue as the SDK makes it, once a client was asked for; `sent` are the requests that left it. */
const queueOf = () => {
  const sent: number[] = [];
  const queue = new RequestQueue({
    maxInFlightRequests: 10,
    requestTimeout: 10_000,
    enforceRequestTimeout: false,
    clientId: 'pilotlight',
    broker: 'localhost:9092',
    logger,
    isConnected: () => true,
  });
  const push = (correlationId: number) =>
    queue.push({
      entry: { correlationId, resolve: () => undefined },
      expectResponse: false,
      sendRequest: () => void sent.push(correlationId),
    });
  return { queue, sent, push };
};

beforeAll(() => kafkaClient({ brokers: ['localhost:9092'], topic: 'events' }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('leaves a connection alone on which nothing waits', () => {
  const { queue, sent, push } = queueOf();
  push(1);
  queue.checkPendingRequests();
  expect([sent, jest.getTimerCount()]).toEqual([[1], 0]);
});

it('sends what the broker asked it to hold back, once that time is over, and rests again', () => {
  const { queue, sent, push } = queueOf();
  queue.maybeThrottle(500);
  push(1);
  push(2);
  jest.advanceTimersByTime(400);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(200);
  expect([sent, jest.getTimerCount()]).toEqual([[1, 2], 0]);
});
