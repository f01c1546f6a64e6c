export interface WriteRefusal {
  readonly code: string;
  readonly cure: string;
}

const cures: readonly (readonly [code: RegExp, cure: string])[] = [
  [/^53100/, 'its disk is full: make room there, and it goes on by itself'],
  [
    /^25006/,
    'it is read-only, as a replica is: point DATABASE_URL at the primary, or lift default_transaction_read_only',
  ],
  [/^58/, 'it can not use its files: its own log names the file'],
];

/** Also looks at what caused the failure; null where PostgreSQL refused no write. */
export const writeRefusalIn = (error: unknown): WriteRefusal | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const [, cure] = cures.find(([codes]) => codes.test(code)) ?? [];
  return cure === undefined ? writeRefusalIn(error.cause) : { code, cure };
};
