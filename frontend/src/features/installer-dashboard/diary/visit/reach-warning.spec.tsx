import { render } from '@testing-library/react';
import { visit } from '../testing/visits';
import { ReachWarning } from './ReachWarning';

const when = '2026-12-01T09:00:00.000Z';

it.each([
  ['an email', { customerEmail: 'jo@example.com' }, null],
  ['a mobile', { customerPhone: '+447700900123' }, null],
  ['a landline alone', { customerPhone: '+441134960123' }, 'No email or mobile: ring them about any change.'],
  ['nothing', {}, 'No phone or email: there’s no way to reach them.'],
  ['nothing, for a visit that is over', { status: 'completed' }, null],
  ['nothing, for they were erased', { customerName: '' }, null],
] as const)('warns of a visitor who can’t be written to: who left %s', (_, left, warning) => {
  const { container } = render(<ReachWarning visit={visit(1, when, left)} />);
  expect(container.textContent || null).toBe(warning);
});
