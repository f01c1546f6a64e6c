import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { freshBrowser } from '../../testing/fresh-browser';
import { ToastViewport } from './ToastViewport';
import { toast } from './toasts';

const cardHeight = 80;

/** Every control lies as far from the edge at which toasts stand as its data say, the card is as high as a line of words makes it. */
const layOut = (screen: 'phone' | 'desktop') => {
  const phone = screen === 'phone';
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: phone,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const away = this.getAttribute('data-away');
    const height = away === null ? cardHeight : 40;
    return new DOMRect(0, phone ? Number(away) : window.innerHeight - Number(away) - height, 360, height);
  });
};

const placeAmong = (page: ReactNode): string | undefined => {
  render(
    <>
      {page}
      <ToastViewport />
    </>,
  );
  act(() => toast({ title: 'Stage not changed', variant: 'destructive' }));
  const style = screen.getByRole('alert').closest<HTMLElement>('.MuiSnackbar-root')?.style;
  return style?.top || style?.bottom;
};

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const acts = (
  <>
    <button data-away="30">Contacted</button>
    <button data-away="80" role="tab">
      Lead
    </button>
    <a data-away="140" href="/conversation">
      Priya Nair
    </a>
  </>
);

describe('a toast', () => {
  it('on a phone stands beyond the tabs and buttons that it would cover, not beyond a row that opens something', () => {
    layOut('phone');
    expect(placeAmong(acts)).toBe('132px');
  });

  it('on a desktop covers no button either, as near to its corner as that goes', () => {
    layOut('desktop');
    expect(placeAmong(<button data-away="400">Sort</button>)).toBe('24px');
    expect(placeAmong(acts)).toBe('132px');
  });

  it('in a dialog on a desktop is clear of what a tab has to be pressed, too', () => {
    layOut('desktop');
    const place = placeAmong(
      <div role="dialog">
        <div role="tabpanel">
          <button data-away="30">Publish</button>
        </div>
        <button data-away="600">Close</button>
      </div>,
    );
    expect(place).toBe('82px');
  });

  it('is clear of the navigation at the least where there are buttons everywhere', () => {
    layOut('phone');
    const place = placeAmong(
      <>
        <nav>
          <a data-away="0" href="/overview">
            Overview
          </a>
        </nav>
        {Array.from({ length: 20 }, (_, number) => (
          <button key={number} data-away={40 + number * 40}>
            Edit
          </button>
        ))}
      </>,
    );
    expect(place).toBe('52px');
  });
});
