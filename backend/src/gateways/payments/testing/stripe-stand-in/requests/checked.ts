import type { FormValue } from './form';
import { invalid } from './refusal';
import type { Rule, Rules, SaidBy } from './rules';

type Form = { readonly [key: string]: FormValue };

const wrong = (param: string, code: string, value: FormValue): Error =>
  invalid(`Invalid ${code.replace('parameter_invalid_', '')}: ${typeof value === 'string' ? value : 'hash'}`, {
    code,
    param,
  });

const metadataOf = (given: Form, param: string): Readonly<Record<string, string>> => {
  const pairs = Object.entries(given);
  if (pairs.length > 50) throw invalid('Metadata can have up to 50 keys', { param });
  return Object.fromEntries(
    pairs.map(([key, value]) => {
      if (key.length > 40 || typeof value !== 'string' || value.length > 500)
        throw invalid(`Invalid metadata: ${key}`, { param: `${param}[${key}]` });
      return [key, value];
    }),
  );
};

const scalar = (rule: Exclude<Rule, 'metadata' | { list: Rule } | { object: Rules }>, value: string, param: string) => {
  if (typeof rule === 'object') {
    if (rule.oneOf.includes(value)) return value;
    throw invalid(`Invalid ${param}: must be one of ${rule.oneOf.join(', ')}`, { param });
  }
  switch (rule) {
    case 'text':
      if (value === '')
        throw invalid(`You passed an empty string for '${param}'.`, { code: 'parameter_invalid_empty', param });
      if (value.length > 5_000) throw invalid(`Invalid string: too long`, { param });
      return value;
    case 'integer':
      if (!/^-?\d{1,15}$/.test(value)) throw wrong(param, 'parameter_invalid_integer', value);
      return Number(value);
    case 'decimal':
      if (!/^-?\d{1,15}(?:\.\d{1,4})?$/.test(value)) throw wrong(param, 'parameter_invalid_decimal', value);
      return Number(value);
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw wrong(param, 'parameter_invalid_boolean', value);
      return value === 'true';
  }
};

const listOf = (rule: Rule, given: Form, param: string): readonly unknown[] =>
  Object.entries(given).map(([key, value], place) => {
    if (key !== String(place) && key !== '') throw invalid('Invalid array', { param });
    return valueOf(rule, value, `${param}[${place}]`);
  });

const valueOf = (rule: Rule, value: FormValue, param: string): unknown => {
  const isNested = rule === 'metadata' || (typeof rule === 'object' && !('oneOf' in rule));
  if (!isNested) {
    if (typeof value !== 'string') throw wrong(param, 'parameter_invalid_string', value);
    return scalar(rule, value, param);
  }
  if (typeof value === 'string') throw wrong(param, 'parameter_invalid_object', value);
  if (rule === 'metadata') return metadataOf(value, param);
  return 'list' in rule ? listOf(rule.list, value, param) : objectOf(rule.object, value, param);
};

const objectOf = (rules: Rules, given: Form, within: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const param = within === '' ? name : `${within}[${name}]`;
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (rule === undefined)
        throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
      return [name, valueOf(rule, value, param)];
    }),
  );

/** What a form says, once it has kept to the rules; of anything else Stripe's refusal. */
export const checked = <R extends Rules>(rules: R, required: readonly string[], form: Form): SaidBy<R> => {
  const said = objectOf(rules, form, '');
  for (const param of required)
    if (!(param in said)) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return said as SaidBy<R>;
};
