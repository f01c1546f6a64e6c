import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';

export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export type Store = ReturnType<typeof createStore>;
