export class PageProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageProblem';
  }
}
