import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A card of the drawer, under its title. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography
        id={id}
        variant="subhead"
        component="h3"
        sx={{ p: { xs: '12px 16px', md: '16px 24px' }, borderBottom: '1px solid var(--line)' }}
      >
        {title}
      </Typography>
      {children}
    </Card>
  );
};
