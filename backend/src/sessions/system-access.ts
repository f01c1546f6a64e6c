import type { SystemScope } from '@pilotlight/contracts/values/system-key';

export interface SystemCaller {
  readonly slug: string;
  readonly keyId: string;
  readonly scopes: readonly SystemScope[];
  /** Neither suspended nor waiting to be let in. */
  readonly isOpen: boolean;
}

/** Who calls with a key. The installers' room knows. */
export abstract class SystemAccess {
  /** Null where the key is nobody's, or no more. */
  abstract of(key: string): Promise<SystemCaller | null>;
}
