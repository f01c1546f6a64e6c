import { useId } from 'react';

interface SparklineProps {
  /** One value a day, oldest first. */
  readonly values: readonly number[];
  /** What the values count: "Conversations a day". */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
  readonly quiet?: boolean;
}

const edge = 4;

/** A week as a line, with a dot on today. */
export const Sparkline = ({ values, label, width = 152, height = 40, quiet = false }: SparklineProps) => {
  const gradient = useId();
  const colour = quiet ? 'var(--text-faint)' : 'var(--flame)';
  const highest = Math.max(1, ...values);
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  const points = values.map((value, day) => {
    const y = height - edge - (value / highest) * (height - 3 * edge);
    return { x: edge + day * step, y: Math.round(y * 10) / 10 };
  });
  const line = points.map(({ x, y }) => `${Math.round(x * 10) / 10},${y}`).join(' ');
  const today = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colour} stopOpacity={0.16} />
          <stop offset="1" stopColor={colour} stopOpacity={0.08} />
        </linearGradient>
      </defs>
      {today && <polygon points={`${edge},${height} ${line} ${today.x},${height}`} fill={`url(#${gradient})`} />}
      <polyline
        points={line}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {today && <circle cx={today.x} cy={today.y} r={3.5} fill={colour} stroke="var(--surface)" strokeWidth={2} />}
    </svg>
  );
};
