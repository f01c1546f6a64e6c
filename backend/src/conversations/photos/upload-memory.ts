import { CapacityExceeded } from '../../write-side/capacity-exceeded';

/** Who sends photos: the address that limits count, and the installer whose visitor it is. */
export interface Sender {
  readonly address: string;
  readonly slug: string;
}

/** Bytes. */
export interface MemoryLimits {
  readonly all: number;
  readonly ofEach: Readonly<Record<keyof Sender, number>>;
}

/** Bytes of all photos that are coming in or being worked on, a share of them for each address and each installer. */
export class UploadMemory {
  #held = 0;
  readonly #heldBy = new Map<string, number>();

  constructor(private readonly limits: MemoryLimits) {}

  /** Throws CapacityExceeded where there is no room for so many more. */
  take(sender: Sender, bytes: number): void {
    const { all, ofEach } = this.limits;
    const isOver = sharesOf(sender).some(([kind, share]) => this.#of(share) + bytes > ofEach[kind]);
    if (isOver || this.#held + bytes > all) throw new CapacityExceeded();
    this.#add(sender, bytes);
  }

  letGo(sender: Sender, bytes: number): void {
    this.#add(sender, -bytes);
  }

  #add(sender: Sender, bytes: number): void {
    this.#held += bytes;
    for (const [, share] of sharesOf(sender)) {
      const held = this.#of(share) + bytes;
      if (held > 0) this.#heldBy.set(share, held);
      else this.#heldBy.delete(share);
    }
  }

  #of(share: string): number {
    return this.#heldBy.get(share) ?? 0;
  }
}

const sharesOf = ({ address, slug }: Sender) =>
  [
    ['address', `address ${address}`],
    ['slug', `slug ${slug}`],
  ] as const;
