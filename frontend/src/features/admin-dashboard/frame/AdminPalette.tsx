import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { visitorName } from '../../../shared/conversations/visitor';
import { CommandPalette } from '../../../ui/palette/CommandPalette';
import { matching, type PaletteEntry } from '../../../ui/palette/entries';
import { useSettled } from '../../../ui/palette/useSettled';
import { useConversationsForAdminQuery, useListInstallersQuery } from '../admin-dashboard.api';
import {
  dashboardPath,
  downloadsPath,
  healthPath,
  insightsPath,
  leadsPath,
  logPath,
  notificationsPath,
  pendingPath,
  platformInsightsPath,
  platformPromptPath,
} from './dialog-route';

const most = 6;

const pages: readonly PaletteEntry[] = [
  ['Installers', dashboardPath],
  ['Pending Approval', pendingPath],
  ['New Installer', `${dashboardPath}/new`],
  ['Suspended installers', `${dashboardPath}?filter=suspended`],
  ['Failed payments', `${dashboardPath}?filter=payment-failed`],
  ['Leads', leadsPath],
  ['Hot leads', `${leadsPath}?grade=A`],
  ['Notification templates', notificationsPath],
  ['Delivery log', logPath],
  ['Platform insights', platformInsightsPath],
  ['Platform prompt', platformPromptPath],
  ['Health', healthPath],
  ['Downloads', downloadsPath],
].map(([label = '', to = '']) => ({ id: to, group: 'Pages', label, to }));

/** Leads to pages, to installers and, on an installer's pages, to its conversations. */
export const AdminPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const search = useSettled(text).trim();
  const slug = matchPath('/admin/dashboard/installer/:slug/*', pathname)?.params.slug;
  const found = useListInstallersQuery(search ? { query: { search, sort: 'name', pageSize: most } } : skipToken);
  const talks = useConversationsForAdminQuery(
    slug !== undefined && search ? { params: { slug }, query: { search, pageSize: most } } : skipToken,
  );
  const installers = search ? (found.currentData?.installers ?? []) : [];
  const conversations = search ? (talks.currentData?.conversations ?? []) : [];
  const entries: readonly PaletteEntry[] = [
    ...installers.map((each) => ({
      id: each.slug,
      group: 'Installers',
      label: each.name,
      hint: each.suspendedAt === null ? each.slug : 'Suspended',
      to: insightsPath(each.slug),
    })),
    ...installers.slice(0, 1).flatMap((first) => [
      { id: 'edit', group: first.name, label: `Edit ${first.name}`, to: `${dashboardPath}/${first.slug}/edit` },
      {
        id: 'embed',
        group: first.name,
        label: `Embed code of ${first.name}`,
        to: `${dashboardPath}/${first.slug}/embed`,
      },
      {
        id: 'billing',
        group: first.name,
        label: `Billing of ${first.name}`,
        to: `${dashboardPath}/${first.slug}/billing`,
      },
    ]),
    ...conversations.map(({ sessionId, lead }) => ({
      id: sessionId,
      group: 'Conversations',
      label: visitorName(lead),
      to: insightsPath(slug ?? '', sessionId),
    })),
    ...matching(pages, text),
  ];
  return (
    <CommandPalette
      label="Search installers and pages"
      text={text}
      onText={setText}
      entries={entries}
      searching={search !== text.trim() || found.isFetching || talks.isFetching}
      onClose={onClose}
      onGo={(to) => {
        onClose();
        void navigate(to);
      }}
    />
  );
};
