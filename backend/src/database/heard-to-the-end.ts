import { EventEmitter } from 'node:events';
import { Client } from 'pg';

/**
 * pg-boss takes every listener off its listening connection before it has ended: what the server says last, as it does when it restarts, would
 * be heard by nobody and end the process. Whoever stops listening hears errors all the same from here on.
 */
export const hearConnectionsToTheEnd = (): void => {
  Client.prototype.removeAllListeners = function (this: Client, event?: string) {
    if (event === undefined) EventEmitter.prototype.removeAllListeners.call(this);
    else EventEmitter.prototype.removeAllListeners.call(this, event);
    return this.on('error', () => undefined);
  };
};
