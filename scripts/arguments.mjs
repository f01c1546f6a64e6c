import { parseArgs } from 'node:util';

/** The options that a script was started with: --help prints how it is used and ends it, what is typed wrong ends it with 2. */
export const optionsOf = (usage, options = {}) => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h', default: false } } });
    if (!values.help) return values;
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exit(2);
  }
  process.stdout.write(`${usage}\n`);
  process.exit(0);
};
