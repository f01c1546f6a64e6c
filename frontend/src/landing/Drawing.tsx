type Subject = 'boiler' | 'plate' | 'pipes' | 'flue' | 'meter';

interface DrawingProps {
  readonly of: Subject;
  readonly size: number;
  /** In the first view. */
  readonly eager?: boolean;
}

/** One of the drawn photos, square; the words beside it say what it shows. */
export const Drawing = ({ of, size, eager = false }: DrawingProps) => (
  <img
    src={`/src/landing/pictures/${of}.svg`}
    alt=""
    width={size}
    height={size}
    {...(eager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
    decoding="async"
  />
);
