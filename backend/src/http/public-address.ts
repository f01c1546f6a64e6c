export class PublicAddress {
  constructor(
    /** Without a slash at its end: https://app.pilotlight.example */
    readonly url: string,
    readonly hasDeveloperPages: boolean,
  ) {}

  of(path: string): string {
    return `${this.url}${path}`;
  }
}
