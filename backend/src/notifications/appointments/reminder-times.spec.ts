import { reminderTimes } from './reminder-times';

const visit = '2027-03-28T09:00:00.000Z';
const dues = (now: string) => reminderTimes(visit, Date.parse(now)).map(({ dueAt }) => dueAt);

it('reminds the day before and two hours before', () => {
  expect(dues('2027-03-20T09:00:00Z')).toEqual(['2027-03-27T09:00:00.000Z', '2027-03-28T07:00:00.000Z']);
});

it('reminds of what was booked late only as far as there is time', () => {
  expect(dues('2027-03-27T10:00:00Z')).toEqual(['2027-03-28T07:00:00.000Z']);
  expect(dues('2027-03-28T08:00:00Z')).toEqual([]);
});
