import { invalid } from './refusal';

export type FormValue = string | { readonly [key: string]: FormValue };
interface Open {
  [key: string]: string | Open;
}

const withOwn = (): Open => Object.create(null);

const keysOf = (name: string): readonly string[] => {
  if (!/^[^[\]]+(?:\[[^[\]]*\])*$/.test(name)) throw invalid(`Invalid parameter name: ${name}`);
  return name.split(/\]?\[|\]$/).filter((key, place) => place === 0 || key !== '' || !name.endsWith(']'));
};

/** `items[0][price]=p` as Stripe's own clients write it; arrays are objects with counted keys here. */
export const readForm = (text: string): { readonly [key: string]: FormValue } => {
  const root = withOwn();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = keysOf(name);
    const last = keys.at(-1) ?? '';
    let place = root;
    for (const key of keys.slice(0, -1)) {
      const next = (place[key] ??= withOwn());
      if (typeof next === 'string') throw invalid(`Invalid parameter name: ${name}`);
      place = next;
    }
    if (last in place) throw invalid(`Parameter given twice: ${name}`);
    place[last] = value;
  }
  return root;
};
