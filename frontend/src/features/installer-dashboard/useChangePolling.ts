import { installerLiveStore, useLiveState } from '../../shared/live/live-store';
import { useInstallerNewsQuery } from './installer.api';
import { useInstallerLive } from './live/useInstallerLive';

interface News {
  /** How many emergencies wait; 0 until it is known. */
  readonly emergencies: number;
  /** In how many conversations a person is waited for; 0 until it is known. */
  readonly waiting: number;
  /** Whether the server is heard; null before its first word. */
  readonly reached: boolean | null;
}

/** Hears of what changes while the dashboard is open; that alone is fetched again. */
export const useChangePolling = (): News => {
  useInstallerLive();
  const status = useLiveState(installerLiveStore, (state) => state.status);
  const { data } = useInstallerNewsQuery();
  return {
    emergencies: data?.news.emergencies ?? 0,
    waiting: data?.news.waiting ?? 0,
    reached: status === 'opening' ? null : status !== 'cut',
  };
};
