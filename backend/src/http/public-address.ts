/** Where the product is found from outside. */
export class PublicAddress {
  constructor(
    /** Without a slash at its end: https://app.pilotlight.example */
    readonly url: string,
    /** Whether it has pages for developers: the REST contract, what the keyless channels would have sent. */
    readonly hasDeveloperPages: boolean,
  ) {}

  /** The address of a page, which begins with a slash. */
  of(path: string): string {
    return `${this.url}${path}`;
  }
}
