import type { Page, Route } from 'playwright-core';

type Answer = (route: Route) => unknown;

/** What a page asks of an address meets trouble, until it ends. Routed for good: a request that sets out while a route is taken away may get lost. */
export const troubleOn = async (page: Page, address: string, first: Answer) => {
  let answer = first;
  await page.route(address, (route) => answer(route));
  return {
    becomes(next: Answer): void {
      answer = next;
    },
    ends(): void {
      answer = (route) => route.continue();
    },
  };
};

export const breaks: Answer = (route) => route.abort('connectionreset');
