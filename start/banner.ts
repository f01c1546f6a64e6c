import { demoEmail } from './demo-installer';

/** `made`: the variable that would have set it, and the password while no start has shown it yet. */
export interface Made {
  readonly name: 'ADMIN_PASSWORD' | 'AUDITOR_PASSWORD';
  readonly password: string | null;
}

interface Account {
  readonly email: string;
  /** Null where the environment gave the password. */
  readonly made: Made | null;
}

export interface Banner {
  readonly address: string;
  readonly admin: Account;
  readonly auditor: Account | null;
  readonly secretsFile: string;
  readonly demoPassword: string | null;
}

const passwordLine = ({ name, password }: Made, file: string): string =>
  password ? `${password}   (shown once; kept in ${file})` : `password: ${name} in ${file}`;

const accountLines = ({ email, made }: Account, file: string): string[] =>
  [email, ...(made ? [passwordLine(made, file)] : [])].map((line) => `                   ${line}`);

/** The last line comes when everything answers. */
export const bannerLines = ({ address, admin, auditor, secretsFile, demoPassword }: Banner): string[] => [
  '',
  `  Pilotlight       ${address}`,
  `  Admin            ${address}/admin/login`,
  ...accountLines(admin, secretsFile),
  ...(auditor ? [`  Auditor          ${address}/audit/login`, ...accountLines(auditor, secretsFile)] : []),
  ...(demoPassword
    ? [
        `  Demo installer   ${address}/installer/login`,
        `                   ${demoEmail}`,
        `                   ${demoPassword}`,
        `  Demo website     ${address}/demo`,
        `  Outbox           ${address}/dev/outbox`,
      ]
    : []),
  '',
];
