import type { Agent } from 'node:http';
import { request } from 'node:http';

export interface Message {
  readonly agent: Agent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Milliseconds from the sending. */
export interface AnswerTimes {
  /** Until the first bytes of the answer's body. */
  readonly first: number;
  /** Until all of it was there. */
  readonly whole: number;
}

/** Resolves when the whole answer is there; rejects where it isn't a 200. */
export const post = ({ agent, url, headers, body }: Message): Promise<AnswerTimes> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    let first: number | null = null;
    const options = { agent, method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
    const sent = request(url, options, (answer) => {
      answer.on('data', () => (first ??= performance.now() - begin));
      answer.on('end', () =>
        first === null || answer.statusCode !== 200
          ? reject(new Error(`${url} answered ${answer.statusCode}`))
          : resolve({ first, whole: performance.now() - begin }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
