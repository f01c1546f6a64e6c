import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Brand } from '../../ui/Brand';

interface JoiningPageProps {
  /** What the card is about, for a screen reader: "Step 1 of 3: your business". */
  readonly label?: string;
  /** At the right of the head. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The head and the one card of every page between registration and the dashboard. */
export const JoiningPage = ({ label, aside, children }: JoiningPageProps) => (
  <Box sx={{ minHeight: '100dvh', background: { xs: 'var(--surface)', sm: 'var(--page)' } }}>
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: { xs: 64, md: 72 },
        px: { xs: 2, md: 6 },
        borderBottom: '1px solid var(--line)',
        background: 'var(--surface)',
      }}
    >
      <Link href="/installer" sx={{ color: 'var(--ink)', '&:hover': { textDecoration: 'none' } }}>
        <Brand />
      </Link>
      {aside}
    </Box>
    <Box component="main" sx={{ display: 'grid', justifyContent: { sm: 'center' }, p: { sm: '32px 24px 64px' } }}>
      <Card
        component="section"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 2.5,
          width: { xs: '100%', sm: 480 },
          p: { xs: '20px 16px 32px', sm: 4 },
          ...narrowCard,
        }}
      >
        {children}
      </Card>
    </Box>
  </Box>
);

const narrowCard = {
  '@media (max-width: 599.95px)': { border: 0, borderRadius: 0, boxShadow: 'none' },
} as const;

export const LoginLink = () => (
  <Typography variant="body" component="span" sx={{ color: 'var(--text-soft)' }}>
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      Already registered?{' '}
    </Box>
    <Link component={RouterLink} to="/installer/login" sx={{ fontWeight: 600 }}>
      Log in
    </Link>
  </Typography>
);

interface JoiningTitleProps {
  readonly title: string;
  /** Takes the focus: what had it went with the step before. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** A page's title and the sentence under it. */
export const JoiningTitle = ({ title, focused = false, children }: JoiningTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div>
      <Typography ref={heading} tabIndex={focused ? -1 : undefined} variant="title" component="h1">
        {title}
      </Typography>
      <Typography variant="body" component="p" sx={{ mt: 0.5, color: 'var(--text-soft)', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
};
