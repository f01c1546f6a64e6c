import { createApi } from '@reduxjs/toolkit/query/react';
import { unexpectedAnswer } from './api-error';
import { contractQuery } from './contract-query';

/** Every area injects its endpoints here and adds the tags that they go by. Data is fetched once and never goes stale by itself; a call is sent again only where its area says so. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  catchSchemaFailure: (_failure, { endpoint }) => unexpectedAnswer(endpoint),
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
