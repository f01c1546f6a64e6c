import { installerLive } from '@pilotlight/contracts/http/live';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { installerLiveStore } from '../../../shared/live/live-store';
import { useLive } from '../../../shared/live/useLive';
import { useInstallerSession } from '../../../shared/session/sessions';
import { invalidateTags } from '../installer.api';
import { alertThisDevice } from './device-alerts';
import { changedTags } from './changed-tags';
import { type InstallerDispatch, showInList } from './fresh-conversations';
import { countUnseen } from './unseen';

/** Listens to what changes for this installer and has just that fetched again. */
export const useInstallerLive = (): void => {
  const dispatch = useDispatch<InstallerDispatch>();
  const slug = useInstallerSession()?.slug ?? null;
  const onChanges = useCallback<Parameters<typeof useLive>[0]['onChanges']>(
    (told, first) => {
      dispatch(invalidateTags([...changedTags(told)]));
      const talks = told.changes.flatMap(({ topic, sessionId }) => (topic === 'conversation' ? (sessionId ?? []) : []));
      const sessionIds = [...new Set(talks)];
      if (sessionIds.length === 0) return;
      countUnseen(sessionIds);
      void dispatch(showInList(sessionIds));
      if (first) alertThisDevice(sessionIds.length);
    },
    [dispatch],
  );
  useLive({ route: installerLive, store: installerLiveStore, account: slug, onChanges });
};
