import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Analytics } from '@pilotlight/contracts/http/analytics';
import { type KeyboardEvent, useState } from 'react';
import { formatCount } from '../../../ui/format';
import { frameOf, namedOf, scaleOf } from './map-frame';
import { type Dot, dotsOf, outline } from './postcode-map';

const radiusOf = ({ leads }: Dot, most: number): number => 7 + Math.sqrt(leads / most) * 26;

const inWords = ({ name, leads, before }: Dot): string =>
  `${name}: ${formatCount(leads)} ${leads === 1 ? 'lead' : 'leads'}, ${formatCount(before)} before`;

const steps: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where leads come from: a dot an outward code, the larger the more. Arrow keys go through them, the most first. */
export const PlacesMap = ({ places }: Pick<Analytics, 'places'>) => {
  const dots = dotsOf(places);
  const [chosen, setChosen] = useState<number | null>(null);
  const frame = frameOf(dots);
  const scale = scaleOf(frame);
  const most = dots[0]?.leads ?? 1;
  const dot = chosen === null ? undefined : dots[chosen];
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || dots.length === 0) return;
    event.preventDefault();
    setChosen((before) => (before === null ? 0 : (before + by + dots.length) % dots.length));
  };
  const known = dots.reduce((sum, { leads }) => sum + leads, 0);
  const left = places.reduce((sum, { leads }) => sum + leads, 0) - known;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px' } }}>
      <Box
        role="group"
        aria-label="Map of the leads of these days. Arrow keys go from place to place, the most leads first."
        tabIndex={0}
        onKeyDown={step}
        sx={{ borderRadius: '8px', '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: 2 } }}
      >
        <Box
          component="svg"
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          aria-hidden
          sx={{ display: 'block', width: '100%', height: { xs: 380, md: 460 } }}
        >
          <path d={outline} fill="var(--surface-sunk)" stroke="var(--line-strong)" strokeWidth={2 * scale} />
          {/* The small ones lie on top of the large. */}
          {dots.map((each, index) => (
            <circle
              key={each.name}
              cx={each.x}
              cy={each.y}
              r={radiusOf(each, most) * scale}
              fill={index === chosen ? 'var(--ember)' : 'var(--flame)'}
              fillOpacity={0.72}
              stroke="var(--ink)"
              strokeWidth={(index === chosen ? 5 : 1) * scale}
              onPointerEnter={() => setChosen(index)}
            >
              <title>{inWords(each)}</title>
            </circle>
          ))}
          {namedOf(dots, frame).map(({ name, x, y }) => (
            <text
              key={name}
              x={x}
              y={y}
              fontSize={34 * scale}
              fontWeight={600}
              textAnchor="middle"
              dominantBaseline="central"
              fill="var(--ink)"
              stroke="var(--surface)"
              strokeWidth={8 * scale}
              paintOrder="stroke"
              pointerEvents="none"
            >
              {name}
            </text>
          ))}
        </Box>
      </Box>
      <Typography variant="label" component="p" role="status" sx={{ minHeight: 22 }}>
        {dot ? inWords(dot) : `${formatCount(dots.length)} places on the map`}
      </Typography>
      {left > 0 && (
        <Typography variant="small">
          {formatCount(left)} {left === 1 ? 'lead comes' : 'leads come'} from codes that aren’t on the map.
        </Typography>
      )}
      <Typography variant="small" sx={{ color: 'var(--text-soft)' }}>
        Contains OS data © Crown copyright and database right. Contains Royal Mail data © Royal Mail copyright and
        database right. Contains National Statistics data © Crown copyright and database right. Open Government Licence
        v3.0. Northern Ireland’s codes are placed by hand, at their towns (GeoNames, CC BY 4.0). Outline: Natural Earth.
      </Typography>
    </Box>
  );
};
