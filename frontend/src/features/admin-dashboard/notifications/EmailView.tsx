import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { drawEmail } from './draw-email';
import type { EmailPreview } from './email-preview';

const blank = '<!doctype html><html lang="en-GB"><head><title>Email</title></head><body></body></html>';

/** The email in a frame that runs nothing; drawn anew in place, so that it doesn't flicker while one writes. */
const Sheet = ({ html }: { readonly html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!frame.current || !page?.body) return;
    drawEmail(page, html);
    frame.current.style.height = `${page.documentElement.scrollHeight}px`;
  }, [html]);
  useEffect(draw, [draw]);
  return (
    <Box
      component="iframe"
      ref={frame}
      title="Email preview"
      sandbox="allow-same-origin"
      srcDoc={blank}
      onLoad={draw}
      sx={{ display: 'block', width: '100%', minHeight: 200, border: 0 }}
    />
  );
};

/** What the reader's mail program shows. */
export const EmailView = ({ email }: { readonly email: EmailPreview }) => (
  <Box
    sx={{
      border: '1px solid var(--line)',
      borderRadius: '12px',
      background: 'var(--surface)',
      boxShadow: 'var(--shadow)',
      overflow: 'hidden',
    }}
  >
    <Typography
      variant="small"
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '56px 1fr',
        gap: '4px 8px',
        p: '16px 20px',
        borderBottom: '1px solid var(--line)',
        overflowWrap: 'anywhere',
        '& dd': { color: 'var(--ink)' },
      }}
    >
      <dt>From</dt>
      <dd>{email.from}</dd>
      <dt>To</dt>
      <dd>{email.to}</dd>
      <dt>Subject</dt>
      <Box component="dd" sx={{ fontWeight: 600 }}>
        {email.subject}
      </Box>
    </Typography>
    <Sheet html={email.html} />
  </Box>
);
