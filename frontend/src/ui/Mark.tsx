const outer =
  'M17.2 2c1.2 5.4-3 8-5.6 11.6C9.7 16.2 8 18.6 8 21.6 8 26.2 11.6 30 16 30s8-3.8 8-8.4c0-4-2.1-6.4-3.5-8.9-.5 2-1.4 3.2-2.8 3.9.9-5.1 1.6-10.3-.5-14.6z';
const inner = 'M16.3 17.5c.4 2.3-3 3.8-3 7 0 2 1.3 3.5 2.9 3.5s2.9-1.5 2.9-3.5c0-2.6-2-3.9-2.8-7z';

interface MarkProps {
  readonly size?: number;
  /** Out: an outline, for what is suspended or empty. */
  readonly lit?: boolean;
  /** Named for screen readers; without it the mark is decoration. */
  readonly label?: string;
}

/** The pilot flame: logo, light and empty-state drawing. */
export const Mark = ({ size = 28, lit = true, label }: MarkProps) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {lit ? (
      <>
        <path fill="#00aeef" d={outer} />
        <path fill="#f26b1d" d={inner} />
      </>
    ) : (
      <path fill="none" stroke="var(--text-soft)" strokeWidth={size > 32 ? 1 : 2.5} strokeLinejoin="round" d={outer} />
    )}
  </svg>
);
