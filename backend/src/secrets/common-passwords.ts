// Words of the trade, missing from general lists. Digits and keyboard runs are found by rule.
const ofTheTrade = ['heating123', 'boiler123', 'plumber1', 'plumber123', 'gassafe1', 'pilotlight'];

/** From breaches, and our own: read with the first new password, since few starts see one. */
const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...ofTheTrade]);
};
let common: Promise<ReadonlySet<string>> | null = null;

const oneRun = (password: string): boolean => /^(.)\1+$/.test(password) || '01234567890 09876543210'.includes(password);

export const isCommonPassword = async (password: string): Promise<boolean> => {
  const words = await (common ??= readCommon());
  const plain = password.toLowerCase();
  return words.has(plain) || words.has(plain.replace(/[!.?*]+$/, '')) || oneRun(plain);
};
