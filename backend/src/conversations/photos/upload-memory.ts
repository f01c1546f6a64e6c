import { KeyedCounter, type KeyLimit } from '../../concurrency/keyed-counter';
import { tooManyPhotos } from './too-many-photos';

export interface Sender {
  readonly address: string;
  readonly slug: string;
}

export interface MemoryLimits {
  readonly all: number;
  readonly ofEach: Readonly<Record<keyof Sender, number>>;
}

export class UploadMemory {
  readonly #held = new KeyedCounter();

  constructor(private readonly limits: MemoryLimits) {}

  /** Throws CapacityExceeded where there is no room for so many more. */
  take(sender: Sender, bytes: number): void {
    const shares = this.#sharesOf(sender);
    if (this.#held.wouldExceed(shares, bytes)) throw tooManyPhotos();
    this.#held.add(shares, bytes);
  }

  letGo(sender: Sender, bytes: number): void {
    this.#held.subtract(this.#sharesOf(sender), bytes);
  }

  #sharesOf({ address, slug }: Sender): readonly KeyLimit[] {
    const { all, ofEach } = this.limits;
    return [
      [`address ${address}`, ofEach.address],
      [`slug ${slug}`, ofEach.slug],
      ['all', all],
    ];
  }
}
