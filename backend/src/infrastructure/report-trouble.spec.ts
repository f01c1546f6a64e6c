import pino from 'pino';
import { JobPostponed } from '../jobs/job-postponed';
import { reportMaintenance } from './report-trouble';

const logged = (...told: Parameters<ReturnType<typeof reportMaintenance>>) => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  reportMaintenance(logger, { failed: () => undefined })(...told);
  return lines.map((line): unknown => JSON.parse(line));
};

it('names the job that failed and the cause, never what its message quotes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const [line] = logged(new Error('Ann of 07700 900123', { cause }), 'nightly-upkeep');
  expect(line).toMatchObject({ job: 'nightly-upkeep', error: 'Error', cause: { code: 'ECONNREFUSED' } });
  expect(JSON.stringify(line)).not.toContain('07700');
});

it('names the job that is put off, with the reason', () => {
  expect(logged(new JobPostponed('Later'), 'nightly-upkeep')).toEqual([
    expect.objectContaining({ job: 'nightly-upkeep', reason: 'Later' }),
  ]);
});
