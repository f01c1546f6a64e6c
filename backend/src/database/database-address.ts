export class DatabaseAddress {
  constructor(readonly url: string) {}
}
