import type RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * Version 2.2.4 looks at the queue of each connection every millisecond for as long as it lives, whether anything waits or not
 * (tulios/kafkajs#1751). What comes into an empty queue is sent at once or looks after itself.
 */
export const restWhileEmpty = (queue: typeof RequestQueue): void => {
  const looks = queue.prototype.scheduleCheckPendingRequests;
  queue.prototype.scheduleCheckPendingRequests = function lookWhereSomethingWaits(this: RequestQueue) {
    if (this.pending.length > 0) looks.call(this);
  };
};
