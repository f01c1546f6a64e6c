import { noQuery, nothing } from './common';
import { connectionList, oneConnection } from './connections';
import { route } from './route';

export const installerConnections = route({
  method: 'GET',
  path: '/api/installers/:slug/connections',
  access: 'admin',
  summary: 'The systems that an installer has its leads sent to, without addresses or secrets',
  body: nothing,
  query: noQuery,
  response: connectionList,
});

export const disableConnection = route({
  method: 'POST',
  path: '/api/installers/:slug/connections/:connectionId/disable',
  access: 'admin',
  summary: "Switches one of an installer's connections off",
  body: nothing,
  query: noQuery,
  response: oneConnection,
});
