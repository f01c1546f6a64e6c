/** What a request may say, in a table that the SDK's own declarations of its parameters check. */
export type Rule =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'metadata'
  | { readonly oneOf: readonly string[] }
  | { readonly list: Rule }
  | { readonly object: Rules };
export interface Rules {
  readonly [name: string]: Rule;
}

/** The names that Stripe has for a value; its open enums take any other beside them. */
type Named<T> = T extends string ? (string extends T ? never : '' extends T ? never : T) : never;

type TextRule<T> =
  (string extends T ? 'text' : never) | ([Named<T>] extends [never] ? never : { readonly oneOf: readonly Named<T>[] });

type ObjectRule<T> = T extends readonly (infer E)[]
  ? { readonly list: RuleOf<E> }
  : T extends object
    ? string extends keyof T
      ? 'metadata'
      : { readonly object: RulesOf<T> }
    : never;

type RuleOf<T> =
  | TextRule<Extract<T, string>>
  | (Extract<T, number> extends never ? never : 'integer' | 'decimal')
  | (Extract<T, boolean> extends never ? never : 'boolean')
  | ObjectRule<Exclude<T, string | number | boolean | null | undefined>>;

/** A table of some of the parameters `P`: no name that the SDK doesn't know, none of another kind. */
export type RulesOf<P> = { readonly [K in keyof P]?: RuleOf<P[K]> };

/** What a request says that has kept to the rule. */
export type Said<R> = R extends 'text'
  ? string
  : R extends 'integer' | 'decimal'
    ? number
    : R extends 'boolean'
      ? boolean
      : R extends 'metadata'
        ? Readonly<Record<string, string>>
        : R extends { readonly oneOf: readonly (infer T)[] }
          ? T
          : R extends { readonly list: infer E }
            ? readonly Said<E>[]
            : R extends { readonly object: infer O }
              ? SaidBy<O>
              : never;
export type SaidBy<R> = { readonly [K in keyof R]?: Said<R[K]> };
