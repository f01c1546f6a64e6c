/** Where the database is, for what needs a connection of its own. */
export class DatabaseAddress {
  constructor(readonly url: string) {}
}
