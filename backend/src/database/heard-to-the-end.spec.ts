import { Client } from 'pg';
import { hearConnectionsToTheEnd } from './heard-to-the-end';

it('survives what a server says on a connection that nobody listens to any more', () => {
  hearConnectionsToTheEnd();
  const connection = new Client();
  connection.on('error', () => undefined);
  connection.removeAllListeners();
  expect(() =>
    connection.emit('error', new Error('terminating connection due to administrator command')),
  ).not.toThrow();
});
