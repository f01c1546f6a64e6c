// Of at least eight characters, from the lists of the most used that breaches have shown; digits-only and keyboard runs are seen by rule.
const common = new Set(
  `password passw0rd password1 password12 password123 password1234 iloveyou sunshine princess football baseball
  superman trustno1 starwars whatever welcome1 welcome123 letmein1 letmein123 admin123 administrator changeme
  liverpool arsenal1 chelsea1 everton1 manchester charlie1 michelle jennifer computer internet samsung1 butterfly
  chocolate lovelove passpass qwertyuiop qwerty123 qwerty12 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl zxcvbnm1 abcd1234
  abc12345 test1234 testtest secret123 dragon123 monkey123 shadow123 master123 hello123 heating123 boiler123
  plumber1 plumber123 gassafe1 pilotlight`.split(/\s+/),
);

const oneRun = (password: string): boolean => /^(.)\1+$/.test(password) || '01234567890 09876543210'.includes(password);

/** Whether a password is one of those that are tried first. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(plain.replace(/[!.?*]+$/, '')) || oneRun(plain);
};
