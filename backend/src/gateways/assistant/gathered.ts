/** Milliseconds after an abort in which what is under way may still say what it took. */
const grace = 250;

const all = async <T>(pieces: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
};

/** Every piece. Rejects soon after the signal is aborted, even where whoever gives the pieces doesn't heed it. */
export const gathered = async <T>(pieces: AsyncIterable<T>, signal: AbortSignal): Promise<T[]> =>
  await new Promise<T[]>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), grace);
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    all(pieces)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      });
  });
