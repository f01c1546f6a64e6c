/** How long the server keeps a time. Counted from the tap: the browser's clock may be wrong. */
export const HOLD_MS = 5 * 60_000;

const spokenAt = (seconds: number): string | false =>
  seconds <= 15 ? 'This time is held for 15 more seconds' : seconds <= 60 && 'This time is held for one more minute';

/** "4:32". */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

export interface Countdown {
  /** Seconds. */
  readonly left: () => number;
  /** What is read out; it changes at 1:00 and 0:15 only. */
  readonly spoken: () => string;
  readonly start: (words: string) => void;
  readonly stop: () => void;
}

/** Counts a hold down, drawing each second; `onEnd` at its end. */
export const createCountdown = (draw: () => void, onEnd: () => void): Countdown => {
  let until = 0;
  let spoken = '';
  let ticking: ReturnType<typeof setInterval> | undefined;
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const stop = () => {
    clearInterval(ticking);
    spoken = '';
  };
  return {
    left,
    spoken: () => spoken,
    start(words) {
      stop();
      until = Date.now() + HOLD_MS;
      spoken = words;
      ticking = setInterval(() => {
        spoken = spokenAt(left()) || spoken;
        if (left()) return draw();
        stop();
        onEnd();
      }, 1000);
    },
    stop,
  };
};
