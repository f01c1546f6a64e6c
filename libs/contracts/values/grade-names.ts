import type { Grade } from './intent';

export const gradeNames = { A: 'Hot', B: 'Warm', C: 'Cold' } as const satisfies Record<Grade, string>;
