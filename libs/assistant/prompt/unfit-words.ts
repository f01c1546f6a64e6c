const unfit =
  /\b(?:f+u+c+k\w*|sh[i1]t\w*|bullsh\w+|cunts?|wank\w*|bastards?|bitch\w*|arse ?holes?|assholes?|dick ?heads?|tw[a4]ts?|morons?|idiots?|slags?|piss off|shut up)\b|\b(?:sk|pk|rk|whsec|ghp|xox[abp])[-_][\w-]{10,}|-{3,}begin\b/u;

export const isUnfit = (plain: string): boolean => unfit.test(plain);
