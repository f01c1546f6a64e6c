import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { createStore } from './store';
import { useSessionEnds } from './useSessionEnds';

const Watched = () => {
  useSessionEnds();
  return <Outlet />;
};

/** What every screen behind a door shares. The sign-in screens ask nothing and do without. */
export const StoreFrame = () => {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Watched />
    </Provider>
  );
};
