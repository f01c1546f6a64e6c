import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Right of the title: a link, or what the figures cover. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a head above a hairline. */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          px: { xs: 2, md: 3 },
          py: 1,
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Typography id={titleId} variant="subhead" component="h2" sx={{ flex: '1 0 auto' }}>
          {title}
        </Typography>
        {typeof aside === 'string' ? <Typography variant="small">{aside}</Typography> : aside}
      </Box>
      {children}
    </Card>
  );
};
