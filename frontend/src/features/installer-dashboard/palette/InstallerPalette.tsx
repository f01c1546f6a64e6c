import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { visitorName } from '../../../shared/conversations/visitor';
import type { PortalLink } from '../../../shared/navigation/portal-navigation';
import { CommandPalette } from '../../../ui/palette/CommandPalette';
import { matching, type PaletteEntry } from '../../../ui/palette/entries';
import { useSettled } from '../../../ui/palette/useSettled';
import { useInstallerConversationsInfiniteQuery } from '../installer.api';
import { transcriptPath } from '../transcript-path';

const most = 8;

interface InstallerPaletteProps {
  readonly links: readonly PortalLink[];
  readonly onClose: () => void;
}

/** Leads to the dashboard's pages and, by what a visitor is found by, to conversations. */
export const InstallerPalette = ({ links, onClose }: InstallerPaletteProps) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useSettled(text).trim();
  const found = useInstallerConversationsInfiniteQuery(search ? { search, grade: 'all' } : skipToken);
  const pages = links.flatMap(({ label, to, alsoAt }) => [
    { id: to, group: 'Pages', label, to },
    ...alsoAt
      .filter((tab) => tab !== to)
      .map((tab) => ({ id: tab, group: 'Pages', label: `${label}: ${tab.slice(tab.lastIndexOf('/') + 1)}`, to: tab })),
  ]);
  const conversations = search ? (found.currentData?.pages[0]?.conversations ?? []).slice(0, most) : [];
  const entries: readonly PaletteEntry[] = [
    ...conversations.map(({ sessionId, lead }) => ({
      id: sessionId,
      group: 'Conversations',
      label: visitorName(lead),
      hint: lead['phone'] ?? lead['email'] ?? lead['postcode'] ?? '',
      to: transcriptPath(sessionId),
    })),
    ...matching(pages, text),
  ];
  return (
    <CommandPalette
      label="Search conversations and pages"
      text={text}
      onText={setText}
      entries={entries}
      searching={search !== text.trim() || found.isFetching}
      onClose={onClose}
      onGo={(to) => {
        onClose();
        void navigate(to);
      }}
    />
  );
};
