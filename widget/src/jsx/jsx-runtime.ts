import type { JSX as Preact } from 'preact';

type Value = string | number | boolean | undefined | ((event: Event) => void);

export interface Drawing {
  readonly type: string;
  readonly props: Readonly<Record<string, Value>>;
  readonly children: Drawable;
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

export const jsx = (
  type: string | View,
  { children, ...props }: Drawing['props'] & { readonly children?: Drawable },
  key?: string,
): Drawable => (typeof type === 'string' ? { type, props, children, key } : type({ ...props, children }));

export { jsx as jsxs, jsx as jsxDEV };

export const Fragment = ({ children }: { children?: Drawable }): Drawable => children;
