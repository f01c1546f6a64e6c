import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the dialog's settings. */
export const SettingsSection = ({ title, aside, children }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 40 }}>
        <Typography id={titleId} variant="subhead">
          {title}
        </Typography>
        {typeof aside === 'string' ? <Typography variant="small">{aside}</Typography> : aside}
      </Box>
      {children}
    </Box>
  );
};
