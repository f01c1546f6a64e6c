import {
  addConnection,
  changeConnection,
  type Connection,
  connectionDeliveries,
  deleteConnection,
  ownConnections,
  redeliver,
  rotateConnectionSecret,
  testConnection,
} from '@pilotlight/contracts/http/connections';
import { forwardLeads, forwardLeadsForAdmin } from '@pilotlight/contracts/http/forwarding-to-crm';
import { disableConnection, installerConnections } from '@pilotlight/contracts/http/installer-connections';
import { api, endpointOf } from '../../api/api';

const tags = ['Connections', 'LeadDeliveries'] as const;
const changed = { invalidatesTags: ['Connections'] } as const;
/** What it sends changes how the connection stands, too. */
const sent = { invalidatesTags: [...tags] };

const connectionsApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    ownConnections: build.query({ ...endpointOf(ownConnections), providesTags: ['Connections'] }),
    addConnection: build.mutation({ ...endpointOf(addConnection), ...changed }),
    changeConnection: build.mutation({ ...endpointOf(changeConnection), ...changed }),
    deleteConnection: build.mutation({ ...endpointOf(deleteConnection), ...changed }),
    rotateConnectionSecret: build.mutation({ ...endpointOf(rotateConnectionSecret), ...changed }),
    testConnection: build.mutation({ ...endpointOf(testConnection), ...sent }),
    connectionDeliveries: build.query({ ...endpointOf(connectionDeliveries), providesTags: ['LeadDeliveries'] }),
    redeliver: build.mutation({ ...endpointOf(redeliver), ...sent }),
    forwardLeads: build.mutation({ ...endpointOf(forwardLeads), ...sent }),
    forwardLeadsForAdmin: build.mutation({ ...endpointOf(forwardLeadsForAdmin), ...sent }),
    installerConnections: build.query({ ...endpointOf(installerConnections), providesTags: ['Connections'] }),
    disableConnection: build.mutation({ ...endpointOf(disableConnection), ...changed }),
  }),
});

export const isOn = ({ enabled }: Pick<Connection, 'enabled'>): boolean => enabled;

export const {
  useOwnConnectionsQuery,
  useAddConnectionMutation,
  useChangeConnectionMutation,
  useDeleteConnectionMutation,
  useRotateConnectionSecretMutation,
  useTestConnectionMutation,
  useConnectionDeliveriesQuery,
  useRedeliverMutation,
  useForwardLeadsMutation,
  useForwardLeadsForAdminMutation,
  useInstallerConnectionsQuery,
  useDisableConnectionMutation,
} = connectionsApi;
