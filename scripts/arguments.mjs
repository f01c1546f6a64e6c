import { parseArgs } from 'node:util';

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

export const optionsOf = (usage, options = {}) => argumentsOf(usage, { options }).values;

export const wordsOf = (usage) => argumentsOf(usage, { allowPositionals: true }).positionals;
