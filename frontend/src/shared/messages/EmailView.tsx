import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { drawEmail } from './draw-email';

/** An email with what stands above it. */
export interface ShownEmail {
  readonly from?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

const blank = '<!doctype html><html lang="en-GB"><head><title>Email</title></head><body></body></html>';

/** The email in a frame that runs nothing; drawn anew in place, so that it doesn't flicker while one writes. */
const Sheet = ({ html, title }: { readonly html: string; readonly title: string }) => {
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
      title={title}
      sandbox="allow-same-origin"
      srcDoc={blank}
      onLoad={draw}
      sx={{ display: 'block', width: '100%', minHeight: 200, border: 0 }}
    />
  );
};

/** What the reader's mail program shows. */
export const EmailView = ({ email, title }: { readonly email: ShownEmail; readonly title: string }) => (
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
      {email.from !== undefined && (
        <>
          <dt>From</dt>
          <dd>{email.from}</dd>
        </>
      )}
      <dt>To</dt>
      <dd>{email.to}</dd>
      <dt>Subject</dt>
      <Box component="dd" sx={{ fontWeight: 600 }}>
        {email.subject}
      </Box>
    </Typography>
    <Sheet html={email.html} title={title} />
  </Box>
);
