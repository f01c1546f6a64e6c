/** Why a page can't be read; its message is shown to whoever named the page. */
export class PageProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageProblem';
  }
}
