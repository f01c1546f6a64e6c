import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { inlineCode, pinnedEmbedCode } from './embed-code';
import { Snippet } from './Snippet';
import { useWidgetVersion } from './useWidgetVersion';

interface OptionProps {
  readonly title: string;
  readonly code?: string | undefined;
  readonly children: ReactNode;
}

const Option = ({ title, code, children }: OptionProps) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
    <Typography variant="label" component="h3">
      {title}
    </Typography>
    <Typography variant="small">{children}</Typography>
    {code && (
      <>
        <Box sx={{ width: '100%', minWidth: 0 }}>
          <Snippet code={code} label={title} />
        </Box>
        <CopyButton text={code} label={`Copy: ${title}`} />
      </>
    )}
  </Box>
);

const summary = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 550,
  color: 'var(--link, var(--ink))',
} as const;

/** What else the code can do: the chat in the text of a page, pages without it, and one build of the widget for good. */
export const EmbedOptions = ({ installer }: { readonly installer: Pick<Installer, 'slug' | 'apiKey'> }) => {
  const { version, ask } = useWidgetVersion();
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !version) void ask();
      }}
    >
      <Box component="summary" sx={summary}>
        More options
      </Box>
      <Box sx={{ display: 'grid', gap: 3, pt: 1, minWidth: 0 }}>
        <Option title="Chat in the page" code={inlineCode}>
          Shows the chat in the text of a page, where you paste this line. The code above stays on the page.
        </Option>
        <Option title="Page without the chat" code="<meta data-pilotlight-off>">
          Paste it on a page that shows no chat, such as a checkout. You can also list such pages under Branding.
        </Option>
        <Option
          title="Fixed version"
          code={version ? pinnedEmbedCode(installer, window.location.origin, version) : undefined}
        >
          {version === null
            ? 'The version couldn’t be loaded. Close and open this to try again.'
            : 'Use it instead of the code above if your website only allows files it can check. It gets no updates until you copy a new line.'}
        </Option>
      </Box>
    </details>
  );
};
