import { whyNotWrittenTo } from './may-be-written-to';

it.each([
  ['installer', { status: 'active' }, null],
  ['visitor', { status: 'active' }, null],
  ['installer', { status: 'suspended' }, 'installer-suspended'],
  ['visitor', { status: 'suspended' }, 'installer-suspended'],
  ['installer', null, 'installer-deleted'],
  ['visitor', null, 'installer-deleted'],
  ['admin', { status: 'suspended' }, null],
  ['admin', null, null],
] as const)('an %s of an installer that is %j: %s', (audience, installer, why) => {
  expect(whyNotWrittenTo(audience, installer)).toBe(why);
});

it.each(['pending', 'rejected', 'suspended', 'active'] as const)(
  'an installer that is %s is told what concerns its account, and its visitors hear nothing by that',
  (status) => {
    expect(whyNotWrittenTo('installer', { status }, true)).toBeNull();
    expect(whyNotWrittenTo('visitor', { status }, true)).toBe(status === 'active' ? null : 'installer-suspended');
    expect(whyNotWrittenTo('installer', null, true)).toBe('installer-deleted');
  },
);
