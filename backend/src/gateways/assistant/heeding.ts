/** Milliseconds after an abort in which what is under way may still say what it took. */
const grace = 250;

/** What some work comes to. Rejects soon after the signal is aborted, even where the work doesn't heed it. */
export const heeding = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  await new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), grace);
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    });
  });
