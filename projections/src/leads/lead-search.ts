import type { QueryConfig } from 'pg';
import { searchNeedles } from '../search-text';
import { cellsOf, type LeadsAsked, newestFirst, Parameters, reachOf } from './lead-cells';
import type { LeadCursor } from './lead-cursor';

/** Of so many of the newest, each is looked at; most searches end there. */
export const looksAt = 5_000;
const mostWords = 5;
/** Fewer in a row are in no index of three letters. */
const indexed = /[\p{L}\p{N}]{3}/u;

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What a lead must hold, all of it: each word, or the digits of what can only be part of a number. */
export const wordsOf = (search: string): string[] => {
  const [text = '', digits] = searchNeedles(search);
  if (digits !== undefined) return [digits];
  const words = text.split(/\s+/u).filter(Boolean);
  return words.length <= mostWords ? words : [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')];
};

/** Whether the index can find any of the words: what it can't is looked for among the newest alone. */
export const isIndexed = (words: readonly string[]): boolean => words.some((word) => indexed.test(word));

const holding = (words: readonly string[], parameters: Parameters): string =>
  words.map((word) => `search like ${parameters.add(pattern(word))}`).join(' and ');

const afterCursor = ({ leadAt, sessionId }: LeadCursor, parameters: Parameters): string =>
  `(lead_at, session_id) < (${parameters.add(leadAt)}::timestamptz, ${parameters.add(sessionId)}::uuid)`;

/** Those found among the newest after the cursor: it ends with the last that is asked for. */
export const amongNewest = (
  words: readonly string[],
  asked: LeadsAsked,
  after: LeadCursor,
  limit: number,
): QueryConfig => {
  const parameters = new Parameters();
  // No index goes by area and time: a narrow reach would be looked for through all leads.
  const reach = `${reachOf({ ...asked, area: '' }, parameters)} and ${afterCursor(after, parameters)}`;
  const found = [
    holding(words, parameters),
    ...(asked.area ? [`area = ${parameters.add(asked.area)}`] : []),
    ...['grade', 'stage', 'intent'].map(
      (name, index) => `${name} = any(${parameters.add(cellsOf(asked)[index])}::text[])`,
    ),
  ].join(' and ');
  return {
    text: `select session_id from (
             select session_id, lead_at, area, grade, stage, intent, search from read.leads
              where ${reach} order by ${newestFirst} limit ${looksAt}) newest
            where ${found} order by ${newestFirst} limit ${parameters.add(limit)}`,
    values: parameters.values,
  };
};

/** By the index of letters and filters, which row-level security keeps from a tenant's own queries: their rows are read as the tenant. */
export const byIndex = (words: readonly string[], asked: LeadsAsked, after: LeadCursor, limit: number): QueryConfig => {
  const parameters = new Parameters();
  const { slug, area, grade, stage, intent } = asked;
  const terms = [
    slug !== null && `t:${slug}`,
    area && `a:${area}`,
    grade !== 'all' && `g:${grade === 'ungraded' ? 'none' : grade}`,
    stage !== 'all' && `s:${stage}`,
    intent !== 'all' && `i:${intent}`,
  ].filter(Boolean);
  const held = [
    holding(words, parameters),
    ...(terms.length > 0 ? [`terms @> ${parameters.add(terms)}::text[]`] : []),
    reachOf(asked, parameters),
    afterCursor(after, parameters),
  ].join(' and ');
  return {
    text: `with held as materialized (select session_id, lead_at from read.leads where ${held})
           select session_id from held order by ${newestFirst} limit ${parameters.add(limit)}`,
    values: parameters.values,
  };
};
