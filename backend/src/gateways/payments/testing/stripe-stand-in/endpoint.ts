import type { Book } from './book';
import { checked } from './requests/checked';
import { type FormValue } from './requests/form';
import type { Rules, SaidBy } from './requests/rules';

export interface Asked<R> {
  readonly book: Book;
  readonly given: SaidBy<R>;
  /** Of the path. */
  readonly id: string;
}

export interface Endpoint {
  readonly method: string;
  readonly path: RegExp;
  /** Throws where the parameters are wrong; what it answers with does what was asked. */
  readonly prepare: (book: Book, id: string, form: { readonly [key: string]: FormValue }) => Prepared;
}

export interface Prepared {
  readonly act: () => object;
  readonly expand: readonly string[];
}

const expandOf = (given: object): readonly string[] =>
  'expand' in given && Array.isArray(given.expand) ? given.expand.map(String) : [];

/** `GET /v1/things/:id` */
export const endpoint = <R extends Rules>(
  call: string,
  rules: R,
  required: readonly (keyof R & string)[],
  act: (asked: Asked<R>) => object,
): Endpoint => {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([A-Za-z0-9_]+)')}$`),
    prepare: (book, id, form) => {
      const given = checked(rules, required, form);
      return { act: () => act({ book, given, id }), expand: expandOf(given) };
    },
  };
};
