import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Segmented } from '../../../../ui/Segmented';
import { type SiteGuide, siteGuides } from './site-guides';

/** Steps for the kind of website that is chosen. */
export const SiteGuides = () => {
  const [chosen, setChosen] = useState<SiteGuide['value']>('wordpress');
  const guide = siteGuides.find(({ value }) => value === chosen);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        minWidth: 0,
        justifyItems: 'start',
        // The four stand beside each other on a phone too.
        '& .MuiToggleButton-root': { px: { xs: '5px', sm: 1.5 } },
      }}
    >
      <Segmented label="Made with" value={chosen} options={siteGuides} onChange={setChosen} />
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, pl: 3, maxWidth: 640, listStyle: 'decimal' }}>
        {guide?.steps.map((step) => (
          <Typography key={step} variant="body" component="li">
            {step}
          </Typography>
        ))}
      </Box>
      {guide?.note && <Typography variant="small">{guide.note}</Typography>}
    </Box>
  );
};
