import * as fc from 'fast-check';
import type { ComponentChild } from 'preact';
import { preact } from '../testing/preact';
import type { Drawable } from './jsx-runtime';
import { render } from './render';

/*
 * Left out, because the renderer differs on purpose: it knows attributes and no properties (`value`, `style`, `hidden={true}`, a `title`
 * taken away), `false` takes every attribute away (Preact writes `aria-*="false"`), a number is no child, and an element listens to what it
 * had a handler for when it was first drawn.
 */
interface Shown {
  readonly type: string;
  readonly key: string | undefined;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  /** What its handler says when it is clicked; each drawing has a handler of its own. */
  readonly says: number;
  readonly children: readonly Child[];
}
type Child = Shown | string | false | null | undefined | readonly Child[];

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);
const isShown = (child: Child): child is Shown => typeof child === 'object' && child !== null && !isList(child);

const sortAttributes = (element: Element): void => {
  const named = element.getAttributeNames().toSorted();
  const values = named.map((name) => element.getAttribute(name) ?? '');
  for (const name of named) element.removeAttribute(name);
  for (const [index, name] of named.entries()) element.setAttribute(name, values[index] ?? '');
};

/** One of the two renderers, with a part of the page of its own. */
abstract class Page {
  readonly root = document.body.appendChild(document.createElement('div'));
  protected heard: number[] = [];

  abstract draw(children: readonly Child[]): void;

  protected propsOf({ attributes, says }: Shown) {
    return { ...attributes, onClick: () => void this.heard.push(says) };
  }

  /** What it looks like: neighbouring texts are one, and an element's attributes have no order. */
  get looks(): Element {
    const copy = document.importNode(this.root, true);
    copy.normalize();
    for (const element of copy.querySelectorAll('*')) sortAttributes(element);
    return copy;
  }

  /** What the handlers say when each element is clicked, one after the other, and the clicks bubble. */
  clicked(): readonly number[] {
    this.heard = [];
    for (const element of this.root.querySelectorAll('*'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return this.heard;
  }

  places(): ReadonlyMap<string, Element> {
    const elements = [...this.root.querySelectorAll('[data-place]')];
    return new Map(elements.map((element) => [element.getAttribute('data-place') ?? '', element]));
  }
}

class Ours extends Page {
  draw(children: readonly Child[]): void {
    render(
      children.map((child) => this.drawable(child)),
      this.root,
    );
  }

  private drawable(child: Child): Drawable {
    if (isList(child)) return child.map((each) => this.drawable(each));
    if (!isShown(child)) return child;
    const { type, key } = child;
    const children = child.children.map((each) => this.drawable(each));
    return { type, key, props: { ...this.propsOf(child), children } };
  }
}

class Preacts extends Page {
  draw(children: readonly Child[]): void {
    preact.render(
      children.map((child) => this.vnode(child)),
      this.root,
    );
  }

  private vnode(child: Child): ComponentChild {
    if (isList(child)) return child.map((each) => this.vnode(each));
    if (!isShown(child)) return child;
    const children = child.children.map((each) => this.vnode(each));
    return preact.h(child.type, { ...this.propsOf(child), key: child.key }, children);
  }
}

const type = fc.constantFrom('p', 'b', 'button', 'svg');
const word = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined));
const attributes = fc.record(
  { class: fc.oneof(word, fc.boolean()), role: word, 'data-state': word, 'aria-label': word },
  { requiredKeys: [] },
);
const absent: fc.Arbitrary<Child> = fc.constantFrom<Child[]>(false, null, undefined, '');

/** Brothers have one key each, also where a list stands among them. */
const withoutTwins = (children: readonly Child[], taken = new Set<string>()): readonly Child[] =>
  children.map((child) => {
    if (isList(child)) return withoutTwins(child, taken);
    if (!isShown(child) || child.key === undefined) return child;
    const isTwin = taken.has(child.key);
    taken.add(child.key);
    return isTwin ? { ...child, key: undefined } : child;
  });

const brothers = (depth: number): fc.Arbitrary<readonly Child[]> =>
  fc.array(child(depth), { maxLength: 4 }).map((all) => withoutTwins(all));

const child = (depth: number): fc.Arbitrary<Child> => {
  if (depth === 0) return fc.oneof(fc.string(), absent);
  const key = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined });
  const shown = fc.record({ type, key, attributes, says: fc.nat(), children: brothers(depth - 1) });
  return fc.oneof({ weight: 4, arbitrary: shown }, fc.string(), absent, brothers(depth - 1));
};

const times = { minLength: 2, maxLength: 4 };
const unlike = fc.array(brothers(2), times);
const reordered = brothers(2).chain((all) => fc.array(fc.shuffledSubarray([...all]), times));

/** A place among brothers: one with a key may be empty in a drawing, one without never is. */
interface Place {
  readonly type: string;
  readonly key: string | undefined;
  readonly isText: boolean;
  readonly within: readonly Place[];
}

const places = (depth: number): fc.Arbitrary<readonly Place[]> =>
  fc
    .array(
      fc.record({
        type,
        isKeyed: fc.boolean(),
        isText: fc.boolean(),
        within: depth ? places(depth - 1) : fc.constant([]),
      }),
      { maxLength: 4 },
    )
    .map((all) => all.map(({ isKeyed, ...place }, index) => ({ ...place, key: isKeyed ? `k${index}` : undefined })));

const filled = (all: readonly Place[], path = ''): fc.Arbitrary<readonly Child[]> =>
  fc.tuple(
    ...all.map(({ key, isText, within, type: kind }, index): fc.Arbitrary<Child> => {
      if (key === undefined && isText) return fc.string({ minLength: 1 });
      const place = `${path}/${key ?? `-${index}`}`;
      const own = attributes.map((others) => ({ ...others, 'data-place': place }));
      const shown = fc.record({
        type: fc.constant(kind),
        key: fc.constant(key),
        attributes: own,
        says: fc.nat(),
        children: filled(within, place),
      });
      return key === undefined ? shown : fc.oneof({ weight: 2, arbitrary: shown }, absent);
    }),
  );

const inPlaces = places(2).chain((all) => fc.array(filled(all), times));

const pages = () => ({ ours: new Ours(), theirs: new Preacts() });

describe('the renderer beside Preact', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['drawings that have nothing in common', unlike],
    ['a list that loses and gains brothers and changes their order', reordered],
    ['brothers that come and go', inPlaces],
  ])('makes the same page of %s, with the handlers of the latest drawing', (_, drawings) => {
    fc.assert(
      fc.property(drawings, (all) => {
        const { ours, theirs } = pages();
        for (const children of all) {
          ours.draw(children);
          theirs.draw(children);
          expect(ours.looks.innerHTML).toBe(theirs.looks.innerHTML);
          expect(ours.looks.isEqualNode(theirs.looks)).toBe(true);
          expect(ours.clicked()).toEqual(theirs.clicked());
        }
      }),
    );
  });

  // Only where brothers keep their order and whoever comes and goes has a key: of others ours keeps fewer than Preact, on purpose.
  it('keeps the elements with keys that Preact keeps, and those without that are always there', () => {
    fc.assert(
      fc.property(inPlaces, (all) => {
        const { ours, theirs } = pages();
        let before = { ours: ours.places(), theirs: theirs.places() };
        for (const children of all) {
          ours.draw(children);
          theirs.draw(children);
          const now = { ours: ours.places(), theirs: theirs.places() };
          const stay = [...before.ours.keys()].filter((place) => now.ours.has(place));
          const keyed = stay.filter((place) => !place.includes('/-'));
          expect(keyed.filter((place) => before.theirs.get(place) === now.theirs.get(place))).toEqual(keyed);
          expect(stay.filter((place) => before.ours.get(place) === now.ours.get(place))).toEqual(stay);
          before = now;
        }
      }),
    );
  });
});
