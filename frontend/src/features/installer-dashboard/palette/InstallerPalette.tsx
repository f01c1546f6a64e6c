import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { standing, visitorName } from '../../../shared/conversations/visitor';
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

const contactOf = ({ lead }: Pick<Conversation, 'lead'>): string => {
  const phone = standing(lead['phone']);
  return (phone && phoneInWords(phone)) ?? standing(lead['email']) ?? standing(lead['postcode']) ?? '';
};

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
      hint: contactOf({ lead }),
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
