import { setTimeout as pause } from 'node:timers/promises';
import { OpenedResources } from './opened-resources';

it('closes what was opened last first, each once and after the one before has ended', async () => {
  const closed: string[] = [];
  const opened = new OpenedResources();
  opened.add(() => void closed.push('pool'));
  opened.add(async () => {
    await pause(5);
    closed.push('maintenance');
  });
  await Promise.all([opened.close(), opened.close()]);
  expect(closed).toEqual(['maintenance', 'pool']);
});

it('closes the others where one fails, and tells of the failure', async () => {
  const closed: string[] = [];
  const opened = new OpenedResources();
  opened.add(() => void closed.push('pool'));
  opened.add(() => Promise.reject(new Error('hung')));
  opened.add(() => void closed.push('probe'));
  await expect(opened.close()).rejects.toThrow('hung');
  expect(closed).toEqual(['probe', 'pool']);
});
