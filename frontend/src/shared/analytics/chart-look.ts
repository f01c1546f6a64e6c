import useMediaQuery from '@mui/material/useMediaQuery';

/** Axes and words in the product's colours, light and dark; the period before is dashed, so that colour alone tells nothing. */
export const chartLook = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--line-strong)' },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--text-soft)', fontSize: 12.5 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
  '& [data-series="before"]': { strokeDasharray: '4 4' },
} as const;

export const useStillCharts = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
