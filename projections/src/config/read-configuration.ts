import { type Configuration, configurationSchema } from '@pilotlight/contracts/configuration';

/** The worker's settings can't be used. Names the variables, never what they hold. */
export class InvalidConfiguration extends Error {
  constructor(readonly variables: readonly string[]) {
    super(`Please check these settings: ${variables.join(', ')}`);
    this.name = 'InvalidConfiguration';
  }
}

export type WorkerConfiguration = Configuration & { readonly DATABASE_URL: string };

/** The settings of a worker that runs on its own, for which a database must be named. Throws InvalidConfiguration. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): WorkerConfiguration => {
  const parsed = configurationSchema.safeParse(environment);
  if (!parsed.success) throw new InvalidConfiguration(parsed.error.issues.map(({ path }) => path.join('.')));
  const { DATABASE_URL } = parsed.data;
  if (DATABASE_URL === undefined) throw new InvalidConfiguration(['DATABASE_URL']);
  return { ...parsed.data, DATABASE_URL };
};

export const workerConfiguration = (): WorkerConfiguration => readConfiguration(process.env);
