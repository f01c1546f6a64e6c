import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useFoundLeadsQuery } from '../../../shared/leads/lead-hub.api';
import { leadName } from '../../../shared/leads/lead-words';
import { CommandPalette } from '../../../ui/palette/CommandPalette';
import { matching, type PaletteEntry } from '../../../ui/palette/entries';
import { useSettled } from '../../../ui/palette/useSettled';
import { useListInstallersQuery } from '../admin-dashboard.api';
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

/** Leads to pages, to installers and to the leads of all of them: each list is asked once in a pause of the typing. */
export const AdminPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useSettled(text).trim();
  const found = useListInstallersQuery(search ? { query: { search, sort: 'name', pageSize: most } } : skipToken);
  const hub = useFoundLeadsQuery(search ? { search, most } : skipToken);
  const installers = search ? (found.currentData?.installers ?? []) : [];
  const leads = search ? (hub.currentData?.leads ?? []) : [];
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
    ...leads.map((lead) => ({
      id: lead.sessionId,
      group: 'Leads',
      label: leadName(lead),
      hint: lead.installerName,
      to: insightsPath(lead.installerId, lead.sessionId),
    })),
    ...matching(pages, text),
  ];
  return (
    <CommandPalette
      label="Search installers, leads and pages"
      text={text}
      onText={setText}
      entries={entries}
      searching={search !== text.trim() || found.isFetching || hub.isFetching}
      onClose={onClose}
      onGo={(to) => {
        onClose();
        void navigate(to);
      }}
    />
  );
};
