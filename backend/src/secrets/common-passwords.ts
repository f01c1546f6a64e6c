// Words of the trade, which the list of all trades has no reason to know. Digits-only and keyboard runs are seen by rule.
const ofTheTrade = ['heating123', 'boiler123', 'plumber1', 'plumber123', 'gassafe1', 'pilotlight'];

/** The most used that breaches have shown, and our own: read when somebody first chooses a password, since few starts see anyone who does. */
const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...ofTheTrade]);
};
let common: Promise<ReadonlySet<string>> | null = null;

const oneRun = (password: string): boolean => /^(.)\1+$/.test(password) || '01234567890 09876543210'.includes(password);

/** Whether a password is one of those that are tried first. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const words = await (common ??= readCommon());
  const plain = password.toLowerCase();
  return words.has(plain) || words.has(plain.replace(/[!.?*]+$/, '')) || oneRun(plain);
};
