import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { lazy, Suspense } from 'react';
import { formatCount } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { AsTable } from '../AsTable';
import { FigureTable } from '../FigureTable';
import { shareInWords } from '../../insights/figures';

const PlacesMap = lazy(async () => ({ default: (await import('./PlacesMap')).PlacesMap }));

const ranked = 10;

const Ranking = ({ places }: Pick<Analytics, 'places'>) => {
  const most = places[0]?.leads ?? 1;
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 0.5, alignContent: 'start', listStyle: 'none' }}>
      {places.slice(0, ranked).map(({ outward, leads }) => (
        <Box
          component="li"
          key={outward}
          sx={{
            display: 'grid',
            gridTemplateColumns: '56px minmax(0, 1fr) 56px',
            alignItems: 'center',
            gap: 1,
            minHeight: 30,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {outward}
          <Box
            aria-hidden
            style={{ width: `${(leads / most) * 100}%` }}
            sx={{ height: 10, borderRadius: '3px', background: 'var(--flame)' }}
          />
          <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)', textAlign: 'right' }}>
            {formatCount(leads)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The outward codes that leads come from: the first ten, all on a map, and all as a table. */
export const PlacesPanel = ({ places, leads: { leads } }: Pick<Analytics, 'places' | 'leads'>) => {
  const current = places.filter((place) => place.leads > 0);
  const located = current.reduce((sum, place) => sum + place.leads, 0);
  return (
    <Panel title="Top postcodes" aside={`${shareInWords(located, leads) ?? 'None'} of leads gave one`}>
      {current.length === 0 ? (
        <Typography variant="small" sx={{ p: { xs: 2, md: '16px 24px' } }}>
          No lead of these days has given a postcode yet.
        </Typography>
      ) : (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
            <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
              <Ranking places={current} />
            </Box>
            <Suspense fallback={<Skeleton variant="rounded" height={460} sx={{ m: 2 }} />}>
              <PlacesMap places={current} />
            </Suspense>
          </Box>
          <AsTable>
            <FigureTable
              label="Leads by outward code"
              columns={['Outward code', 'Leads', 'Period before']}
              rows={places.map(({ outward, leads: count, before }) => ({
                id: outward,
                name: outward,
                figures: [formatCount(count), formatCount(before)],
              }))}
            />
          </AsTable>
        </>
      )}
    </Panel>
  );
};
