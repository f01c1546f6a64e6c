import Typography, { type TypographyProps } from '@mui/material/Typography';

const year = new Date().getFullYear();

/** "© 2026 Pilotlight" */
export const Copyright = ({ sx }: Pick<TypographyProps, 'sx'>) => (
  <Typography variant="small" component="footer" sx={sx}>
    © {year} Pilotlight
  </Typography>
);
