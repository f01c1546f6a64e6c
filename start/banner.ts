import { demoEmail } from './demo-installer';

export interface Banner {
  readonly address: string;
  readonly adminEmail: string;
  /** Shown once: where no start has shown it yet. */
  readonly newPassword: string | null;
  readonly secretsFile: string | null;
  readonly demoPassword: string | null;
}

/** Where to look and how to sign in. The last line comes when everything answers. */
export const bannerLines = ({ address, adminEmail, newPassword, secretsFile, demoPassword }: Banner): string[] => [
  '',
  `  Pilotlight       ${address}`,
  `  Admin            ${address}/admin/login`,
  `                   ${adminEmail}`,
  ...(newPassword ? [`                   ${newPassword}   (shown once; kept in ${secretsFile})`] : []),
  ...(!newPassword && secretsFile ? [`                   password: ADMIN_PASSWORD in ${secretsFile}`] : []),
  ...(demoPassword
    ? [
        `  Demo installer   ${address}/installer/login`,
        `                   ${demoEmail}`,
        `                   ${demoPassword}`,
        `  Demo website     ${address}/demo`,
      ]
    : []),
  '',
];
