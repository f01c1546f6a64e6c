/** Where this very process answers, for what it sends to itself; null before it listens. */
export class ListeningAddress {
  #address: string | null = null;

  get current(): string | null {
    return this.#address;
  }

  is(port: number): void {
    this.#address = `http://127.0.0.1:${port}`;
  }
}
