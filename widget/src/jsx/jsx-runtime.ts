import type { JSX as Preact } from 'preact';

type Value = string | number | boolean | undefined | ((event: Event) => void);

export interface Drawing {
  readonly type: string;
  /** Attributes, handlers of events as `onClick`, and what is drawn within as `children`. */
  readonly props: { readonly [name: string]: Value | Drawable };
  readonly key: string | undefined;
}

/** An element, text, nothing (also an empty text), or a list of these. */
export type Drawable = Drawing | string | false | null | undefined | readonly Drawable[];

export declare namespace JSX {
  type Element = Drawable;
  type IntrinsicElements = Preact.IntrinsicElements;
  interface IntrinsicAttributes {
    key?: string;
  }
  interface ElementChildrenAttribute {
    children: unknown;
  }
}

type View = (props: Readonly<Record<string, unknown>>) => Drawable;

/** Views are plain functions of their properties, so they are drawn at once. Each part of the widget has this on board: every byte counts. */
export const jsx = (type: string | View, props: Drawing['props'], key?: string): Drawable =>
  typeof type === 'string' ? { type, props, key } : type(props);

export { jsx as jsxs, jsx as jsxDEV };

export const Fragment = ({ children }: { children?: Drawable }): Drawable => children;
