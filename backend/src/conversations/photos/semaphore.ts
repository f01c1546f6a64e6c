import { CapacityExceeded } from '../../write-side/capacity-exceeded';

/** How many works run and wait, all together and of one sender. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly ofEach: number;
  readonly waiting: number;
  readonly waitingOfEach: number;
}

interface Waiting {
  readonly sender: string;
  readonly begin: () => void;
}

/** Lets so many works run at once and so many wait, a share of each for one sender; throws CapacityExceeded for more. */
export class Semaphore {
  readonly #running: string[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(private readonly limits: TurnLimits) {}

  async take<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (this.#isFree(sender)) this.#running.push(sender);
    else await this.#wait(sender);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(sender), 1);
      this.#beginNext();
    }
  }

  #isFree(sender: string): boolean {
    const { atOnce, ofEach } = this.limits;
    return this.#running.length < atOnce && this.#running.filter((each) => each === sender).length < ofEach;
  }

  #wait(sender: string): Promise<void> {
    const { waiting, waitingOfEach } = this.limits;
    const own = this.#waiting.filter((each) => each.sender === sender);
    if (this.#waiting.length >= waiting || own.length >= waitingOfEach) throw new CapacityExceeded();
    return new Promise((begin) => this.#waiting.push({ sender, begin }));
  }

  #beginNext(): void {
    const index = this.#waiting.findIndex(({ sender }) => this.#isFree(sender));
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#running.push(next.sender);
    next.begin();
  }
}
