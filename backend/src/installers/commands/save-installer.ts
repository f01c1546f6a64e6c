import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { InstallerForm } from '@pilotlight/contracts/http/installers';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CredentialVault } from '../../secrets/credential-vault';
import { isCommonPassword } from '../../secrets/common-passwords';
import { eventIds } from '../../write-side/event-ids';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { installerStream } from '../../write-side/stream-names';
import type { InstallerDetails } from '../installer.decisions';
import { changeInstaller, createInstaller } from '../installer.decisions';
import type { InstallerAccount, InstallerState } from '../installer.state';
import { InstallerStream } from '../installer.stream';
import { LoginClaims } from '../login-claims';

/** Creates an installer, or changes the one whose id the form carries. Answers with the position to wait for, if any. */
export class SaveInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly form: InstallerForm,
    readonly context: RequestContext,
  ) {
    super();
  }
}

const blankIsNull = (value: string | null | undefined): string | null | undefined => (value === '' ? null : value);

@CommandHandler(SaveInstaller)
export class SaveInstallerHandler implements ICommandHandler<SaveInstaller> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly logins: LoginClaims,
    private readonly vault: CredentialVault,
  ) {}

  async execute({ form, context }: SaveInstaller): Promise<{ position: Position | null }> {
    const stream = installerStream(form.slug);
    const { state, revision } = await this.installers.current(stream);
    const account = state.status === 'unregistered' ? null : state.account;
    // A repeated New Installer answers as the first time; any other use of a taken slug is refused before anything is kept.
    if (!form.id && account && (await this.#alreadyCreated(account, form))) return { position: null };
    this.#refuseEarly(state, revision, form);

    const installerEmail = blankIsNull(form.installerEmail);
    const loginHash = installerEmail ? await this.logins.claim(installerEmail, form.slug, context) : null;
    const details: InstallerDetails = {
      slug: form.slug,
      name: form.name,
      contactName: blankIsNull(form.contactName),
      emailInbox: blankIsNull(form.emailInbox),
      phoneSms: blankIsNull(form.phoneSms),
      ...(installerEmail !== undefined && { login: { installerEmail, loginHash } }),
      ...(form.installerPassword && { passwordId: await this.vault.keepPassword(form.slug, form.installerPassword) }),
      ...(form.allowedDomains && { allowedDomains: form.allowedDomains }),
      ...(form.branding && { branding: form.branding }),
    };
    const { id, revision: expected } = form;
    const created = id ? null : { installerId: randomUUID(), apiKeyId: await this.vault.keepNewApiKey(form.slug) };
    const { position } = await this.installers.decide({
      stream,
      metadata: metadataOf(form.slug, context),
      decide: (now) =>
        id ? changeInstaller(now, id, details) : createInstaller(now, { ...details, ...(created ?? none()) }),
      eventId: eventIds(context.requestId, stream),
      ...(id && expected !== undefined && { expected }),
    });
    const abandoned = account?.loginHash;
    if (abandoned && details.login && abandoned !== loginHash) await this.logins.release(abandoned, form.slug, context);
    return { position };
  }

  #refuseEarly(state: InstallerState, revision: number, form: InstallerForm): void {
    if (form.installerPassword && isCommonPassword(form.installerPassword))
      throw new Refused('This password is too common. Please choose another one.', 'invalid');
    if (!form.id && state.status !== 'unregistered') throw new Refused('This slug is already taken');
    if (form.id && (state.status === 'unregistered' || state.account.installerId !== form.id))
      throw new Refused('No such installer', 'not-found');
    if (form.id && form.revision !== undefined && form.revision !== revision)
      throw new Refused('Somebody else changed this installer meanwhile. Please reload to see the changes.');
  }

  async #alreadyCreated(account: InstallerAccount, form: InstallerForm): Promise<boolean> {
    const same =
      account.name === form.name &&
      account.contactName === (blankIsNull(form.contactName) ?? null) &&
      account.installerEmail === (blankIsNull(form.installerEmail) ?? null) &&
      account.emailInbox === (blankIsNull(form.emailInbox) ?? null) &&
      account.phoneSms === (blankIsNull(form.phoneSms) ?? null) &&
      isDeepStrictEqual(account.allowedDomains, form.allowedDomains ?? []) &&
      isDeepStrictEqual(account.branding, form.branding ?? defaultBranding);
    return (
      same &&
      (form.installerPassword
        ? await this.vault.passwordMatches(account.passwordId, form.installerPassword)
        : account.passwordId === null)
    );
  }
}

const none = (): never => {
  throw new Refused('No such installer', 'not-found');
};
