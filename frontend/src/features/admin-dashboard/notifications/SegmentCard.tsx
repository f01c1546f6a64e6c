import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { segmentsInWords, smsBar, type SmsMeasure } from './sms-bar';

interface SegmentCardProps {
  readonly measure: SmsMeasure;
  /** How many real messages the longest is out of. */
  readonly of: number;
}

const figures = { fontVariantNumeric: 'tabular-nums' } as const;
const dot = (colour: string) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%', background: colour },
  }) as const;

const mark = (at: number, shift: string) => ({ position: 'absolute', left: `${at}%`, transform: shift }) as const;

const Meter = ({ measure, label }: { readonly measure: SmsMeasure; readonly label: string }) => {
  const { one, most, place } = smsBar(measure);
  return (
    <>
      <Box
        role="img"
        aria-label={label}
        style={{ background: `linear-gradient(90deg, var(--surface-sunk) ${place(one)}%, var(--warn-soft) 0)` }}
        sx={{ position: 'relative', height: 12, mt: 2, mb: 0.5, borderRadius: '4px' }}
      >
        <Box
          style={{ width: `${place(measure.sample.characters)}%` }}
          sx={{ position: 'absolute', inset: '0 auto 0 0', borderRadius: '4px 0 0 4px', background: 'var(--flame)' }}
        />
        <Box
          style={{ left: `${place(one)}%` }}
          sx={{
            position: 'absolute',
            top: -4,
            bottom: -4,
            width: 2,
            background: 'var(--surface)',
            boxShadow: '1px 0 0 var(--text-faint)',
          }}
        />
        {measure.longest && (
          <Box
            style={{ left: `${place(measure.longest.characters)}%` }}
            sx={{
              position: 'absolute',
              top: -4,
              width: 8,
              height: 20,
              ml: '-4px',
              borderRadius: '4px',
              background: 'var(--warn)',
              boxShadow: '0 0 0 2px var(--surface)',
            }}
          />
        )}
      </Box>
      <Typography variant="small" component="div" aria-hidden sx={{ ...figures, position: 'relative', height: 18 }}>
        <span>0</span>
        <span style={mark(place(one), 'translateX(-50%)')}>{one}</span>
        <span style={mark(100, 'translateX(-100%)')}>{most}</span>
      </Typography>
    </>
  );
};

/** What a text message is charged as once its values are in: with the sample, and with the longest that went out. */
export const SegmentCard = ({ measure, of }: SegmentCardProps) => {
  const { sample, longest } = measure;
  const longestInWords = longest && `${longest.characters} characters, ${segmentsInWords(longest)}`;
  const label = `This sample becomes ${sample.characters} characters, ${segmentsInWords(sample)}`;
  return (
    <Card component="section" aria-label="Segments after rendering" sx={{ p: { xs: 2, md: '16px 24px 20px' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="label" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {segmentsInWords(sample)}
        </Typography>
        <Typography variant="small" sx={{ ...figures, textAlign: 'right' }}>
          {sample.characters} characters with this sample, {sample.encoding}
        </Typography>
      </Box>
      <Meter
        measure={measure}
        label={longestInWords ? `${label}; the longest of the last ${of}: ${longestInWords}` : label}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', mt: 1.5 }}>
        <Typography variant="small" sx={dot('var(--flame)')}>
          This sample
        </Typography>
        {longestInWords && (
          <Typography variant="small" sx={dot('var(--warn)')}>
            Longest of the last {of}: {longestInWords}
          </Typography>
        )}
      </Box>
    </Card>
  );
};
