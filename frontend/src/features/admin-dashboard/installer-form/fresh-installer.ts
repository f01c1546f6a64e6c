import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { dashboardPath } from '../frame/dialog-route';

const freshSchema = z.object({ fresh: z.literal(true) });

/** Whether the dialog goes on from a creation. */
export const useIsFresh = (): boolean => freshSchema.safeParse(useLocation().state).success;

/** From a creation on to the same installer's Edit; in the list behind, the newest stands first. */
export const useGoOn = (): ((slug: string) => void) => {
  const navigate = useNavigate();
  return (slug) =>
    void navigate(
      { pathname: `${dashboardPath}/${slug}/edit`, search: '?sort=newest' },
      { replace: true, preventScrollReset: true, state: { fresh: true } },
    );
};
