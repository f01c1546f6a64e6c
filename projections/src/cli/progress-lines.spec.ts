import { duration, ProgressLines } from './progress-lines';

const watched = (isTerminal: boolean) => {
  const screen = { written: '', now: 0 };
  const write = (text: string): void => void (screen.written += text);
  return { screen, lines: new ProgressLines({ isTerminal, write }, () => screen.now) };
};

it('draws over its line on a terminal, and takes the bar away at the end', () => {
  const { screen, lines } = watched(true);
  screen.now = 2_000;
  lines.report({ events: 100_000, done: 0.5 });
  expect(screen.written).toBe('\r[============            ]  50 %  100,000 events  50,000/s  2.0 s left\u001b[K');
  lines.end();
  expect(screen.written).toMatch(/\r\u001b\[K$/);
});

it('writes plain lines, and not too many, where nobody watches', () => {
  const { screen, lines } = watched(false);
  for (screen.now = 0; screen.now <= 20_000; screen.now += 1_000) lines.report({ events: screen.now, done: 0.1 });
  lines.end();
  expect(screen.written.split('\n').filter(Boolean)).toHaveLength(4);
  expect(screen.written).toContain('10 %  5,000 events  1,000/s  45 s left\n');
  expect(screen.written).not.toContain('\r');
});

it('sums up', () => {
  const { screen, lines } = watched(false);
  screen.now = 4_000;
  expect(lines.total(200_000)).toBe('200,000 events in 4.0 s, 50,000/s');
  expect(duration(200_000)).toBe('3 min 20 s');
});
