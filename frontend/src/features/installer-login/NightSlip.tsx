import Box from '@mui/material/Box';
import { GradeMark } from '../../shared/conversations/GradeMark';

const night = [
  {
    time: '18:02',
    grade: 'B',
    name: 'Eleanor Whitcombe-Fairfax',
    job: 'Price of a 35 kW combi, LS16',
    outcome: 'Sheet 64%',
  },
  { time: '21:37', grade: 'A', name: 'Marcus Adeyemi', job: 'Back boiler to combi, LS11', outcome: 'Visit Fri 14:00' },
  { time: '22:15', grade: 'A', name: 'Ros Hinchliffe', job: 'No hot water, LS6', outcome: 'Call back 08:00' },
] as const;

const small = { fontSize: 12.5, lineHeight: '18px' } as const;

const slip = {
  borderRadius: '12px',
  overflow: 'hidden',
  boxShadow: '0 24px 64px rgb(0 0 0 / .35)',
  '--surface': '#ffffff',
  '--text': '#14263a',
  '--text-soft': '#55636f',
  '--warn': '#8a5a00',
  '--warn-soft': '#fdf3d8',
  '--ember': '#f26b1d',
  background: '#ffffff',
  color: '#14263a',
} as const;

/** Paper in both themes: an example of a night, as the job list would show it. */
export const NightSlip = () => (
  <Box role="img" aria-label="An example: three conversations of one night, with grade, job and outcome" sx={slip}>
    <Box
      sx={{
        ...small,
        display: 'flex',
        justifyContent: 'space-between',
        px: 2,
        py: 1.5,
        fontWeight: 550,
        color: '#55636f',
      }}
    >
      <span>Last night, 18:00 to 07:00</span>
      <span>3 conversations</span>
    </Box>
    {night.map(({ time, grade, name, job, outcome }) => (
      <Box
        key={time}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '44px 24px 1fr', md: '44px 24px 1fr auto' },
          gap: { xs: '4px 10px', md: 1.5 },
          alignItems: 'center',
          px: 2,
          py: 1.5,
          borderTop: '1px solid #efece6',
        }}
      >
        <Box component="time" sx={{ ...small, color: '#55636f', fontVariantNumeric: 'tabular-nums' }}>
          {time}
        </Box>
        <GradeMark grade={grade} />
        <div>
          <Box component="b" sx={{ display: 'block', fontWeight: 600, color: '#0b1f33' }}>
            {name}
          </Box>
          <Box component="span" sx={{ ...small, display: 'block', color: '#55636f' }}>
            {job}
          </Box>
        </div>
        <Box
          component="span"
          sx={{ ...small, gridColumn: { xs: 3, md: 4 }, fontWeight: 550, color: '#12734a', whiteSpace: 'nowrap' }}
        >
          {outcome}
        </Box>
      </Box>
    ))}
  </Box>
);
