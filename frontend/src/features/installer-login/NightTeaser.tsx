import Box from '@mui/material/Box';
import { GradeMark } from '../../shared/conversations/GradeMark';

const night = [
  {
    time: '18:02',
    grade: 'B',
    name: 'Eleanor Whitcombe-Fairfax',
    job: 'Price of a 35 kW combi, LS16',
    done: 'Sheet 64%',
  },
  { time: '21:37', grade: 'A', name: 'Marcus Adeyemi', job: 'Back boiler to combi, LS11', done: 'Visit Fri 14:00' },
  { time: '22:15', grade: 'A', name: 'Ros Hinchliffe', job: 'No hot water, LS6', done: 'Call back 08:00' },
] as const;

const small = { fontSize: 12.5, lineHeight: '18px' } as const;

const slip = {
  borderRadius: '12px',
  overflow: 'hidden',
  boxShadow: '0 24px 64px rgb(0 0 0 / .35)',
  '--text-soft': '#55636f',
  '--surface-sunk': '#f1efea',
  '--flame-soft': '#e3f5fd',
  '--flame-deep': '#006fa8',
  '--warn': '#8a5a00',
  '--warn-soft': '#fdf3d8',
  '--ember': '#f26b1d',
  background: '#ffffff',
  color: '#14263a',
} as const;

/** Paper in both themes: an example of a night, as the job list would show it. */
export const NightTeaser = () => (
  <Box
    role="img"
    aria-label="An example: three conversations of one night, each with its grade, the job and what came of it"
    sx={slip}
  >
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
    {night.map(({ time, grade, name, job, done }) => (
      <Box
        key={time}
        sx={{
          display: 'grid',
          gridTemplateColumns: '44px auto minmax(0, 1fr) auto',
          gap: 1.5,
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
        <Box sx={{ ...small, fontWeight: 550, color: '#12734a' }}>{done}</Box>
      </Box>
    ))}
  </Box>
);
