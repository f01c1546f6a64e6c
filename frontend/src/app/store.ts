import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';

export const createStore = () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  // What is live asks again when the page is looked at or the network is back; every other query waits for its reader.
  setupListeners(store.dispatch);
  return store;
};

export type Store = ReturnType<typeof createStore>;
