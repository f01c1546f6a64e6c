import { adminLive, type LiveChange } from '@pilotlight/contracts/http/live';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { api } from '../../api/api';
import { useAdminSession } from '../session/sessions';
import { adminLiveStore } from './live-store';
import { useLive } from './useLive';

const everything = [
  'Installers',
  'Figures',
  'Conversations',
  'Billing',
  'Pending',
  'Registrations',
  'Outbox',
  'Unanswered',
  'Health',
  'Leads',
] as const;
type Tag = (typeof everything)[number] | 'Sent';
type Changed = Tag | { readonly type: Tag; readonly id: string };

const { invalidateTags } = api.enhanceEndpoints({ addTagTypes: [...everything, 'Sent'] }).util;

const tagsOf = ({ topic, sessionId = '' }: LiveChange): readonly Changed[] => {
  switch (topic) {
    case 'conversation':
      return [
        'Figures',
        { type: 'Conversations', id: sessionId },
        { type: 'Leads', id: sessionId },
        { type: 'Leads', id: 'newest' },
      ];
    case 'appointment':
      return ['Figures'];
    case 'payment':
      return ['Billing', 'Installers', 'Pending', 'Registrations'];
    case 'account':
      return ['Installers', 'Figures', 'Pending'];
    case 'registration':
      return ['Registrations', 'Pending'];
    case 'notification':
      return ['Outbox', 'Figures', { type: 'Sent', id: sessionId }];
    case 'question':
      return ['Unanswered', 'Installers'];
    case 'health':
      return ['Health'];
    case 'template':
      return [];
  }
};

/** Around the admin's screens: hears of what changes on the platform and has just that fetched again. */
export const AdminLive = () => {
  const dispatch = useDispatch();
  const account = useAdminSession()?.email ?? null;
  const onChanges = useCallback<Parameters<typeof useLive>[0]['onChanges']>(
    ({ changes, all }) => {
      const tags = new Map(changes.flatMap(tagsOf).map((tag) => [JSON.stringify(tag), tag]));
      dispatch(invalidateTags(all ? [...everything] : [...tags.values()]));
    },
    [dispatch],
  );
  useLive({ route: adminLive, store: adminLiveStore, account, onChanges });
  return <Outlet />;
};
