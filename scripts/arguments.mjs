import { parseArgs } from 'node:util';

/** What a script was started with: --help prints how it is used and ends it, what is typed wrong ends it with 2. */
const argumentsOf = (usage, { options = {}, allowPositionals = false }) => {
  try {
    const help = { type: 'boolean', short: 'h', default: false };
    const { values, positionals } = parseArgs({ options: { ...options, help }, allowPositionals });
    if (!values.help) return { values, positionals };
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exit(2);
  }
  process.stdout.write(`${usage}\n`);
  process.exit(0);
};

/** The options of a script that takes options only. */
export const optionsOf = (usage, options = {}) => argumentsOf(usage, { options }).values;

/** The words of a script that takes words only. */
export const wordsOf = (usage) => argumentsOf(usage, { allowPositionals: true }).positionals;
