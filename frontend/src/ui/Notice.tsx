import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Mark } from './Mark';

interface NoticeProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** A whole page, rather than a part of one. */
  readonly page?: boolean;
  readonly lit?: boolean;
  readonly role?: 'alert' | 'status';
}

/** The flame, a sentence and the act that helps: empty lists, failures and pages that aren't there. */
export const Notice = ({ title, text, action, page = false, lit = false, role }: NoticeProps) => (
  <Box
    component={page ? 'main' : 'div'}
    role={role}
    sx={{
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 2,
      minHeight: page ? '100vh' : 0,
      px: 3,
      py: 6,
      textAlign: 'center',
    }}
  >
    <Mark size={page ? 72 : 48} lit={lit} />
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 440 }}>
      <Typography variant={page ? 'title' : 'label'} component={page ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
          {text}
        </Typography>
      )}
    </Box>
    {action}
  </Box>
);
