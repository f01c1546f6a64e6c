import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { adminSession, auditorSession, installerSession } from '../shared/session/sessions';

/** When a session ends or becomes somebody else's, here or in another tab, nothing seen before stays in memory. */
export const useSessionEnds = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const forget = () => void dispatch(api.util.resetApiState());
    const stops = [adminSession, auditorSession, installerSession].map(({ subscribe }) => subscribe(forget));
    return () => stops.forEach((stop) => stop());
  }, [dispatch]);
};
