import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { InstallerForm } from '@pilotlight/contracts/http/installers';
import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { defaultNotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import { randomUUID } from 'node:crypto';
import { CredentialVault } from '../secrets/credential-vault';
import { isCommonPassword } from '../secrets/common-passwords';
import { Refused } from '../write-side/refused';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import type { InstallerDetails } from './installer.decisions';
import { changeInstaller, createInstaller, differences, isTaken } from './installer.decisions';
import type { InstallerAccount } from './installer-account';
import { hasAccount, type InstallerState } from './installer.state';
import { InstallerStream } from './installer.stream';
import { blankIsNull, detailsOf, dialledPhone, withDialledPhone } from './installer-form';
import { LoginClaims } from './login-claims';
import { noSuchInstaller } from './no-such-installer';
import { TrainingPages } from './training-pages';

/** Creates without an id, else changes. Answers with the position to wait for, if any. */
export class SaveInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly form: InstallerForm,
    readonly context: RequestContext,
  ) {
    super();
  }
}

type InstallerDecision = (now: InstallerState) => InstallerEvent[];

@CommandHandler(SaveInstaller)
export class SaveInstallerHandler implements ICommandHandler<SaveInstaller> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly logins: LoginClaims,
    private readonly vault: CredentialVault,
    private readonly pages: TrainingPages,
  ) {}

  async execute({ form: typed, context }: SaveInstaller): Promise<{ position: Position | null }> {
    const form = withDialledPhone(typed);
    const target = installerCommand(form.slug, context);
    const before = await this.installers.load(target.stream);
    const { state, revision } = before;
    const account = !hasAccount(state) ? null : state.account;
    // The same form again answers as the first time; any other is refused before anything is stored.
    if (account && (await this.#alreadyDone(account, form))) return before;
    await this.#refuseEarly(state, revision, form);

    const installerEmail = blankIsNull(form.installerEmail);
    const loginHash = installerEmail ? await this.logins.claim(installerEmail, form.slug, context) : null;
    const details: InstallerDetails = {
      ...detailsOf(form),
      ...(await this.#pagesOf(form, account)),
      ...(installerEmail !== undefined && { login: { installerEmail, loginHash } }),
      ...(form.installerPassword && { passwordId: await this.vault.keepPassword(form.slug, form.installerPassword) }),
    };
    const { id, revision: expected } = form;
    const decide = await this.#decisionFor(form, details);
    const deciding = this.installers.execute({
      ...target,
      decide,
      ...(id && expected !== undefined && { expected }),
    });
    const { position } = await deciding.catch((error: unknown) => this.#doneMeanwhile(error, form));
    return { position };
  }

  async #decisionFor({ id, slug }: InstallerForm, details: InstallerDetails): Promise<InstallerDecision> {
    if (id) return (now) => changeInstaller(now, id, details);
    const created = { ...details, installerId: randomUUID(), apiKeyId: await this.vault.keepNewApiKey(slug) };
    return (now) => createInstaller(now, created);
  }

  /** Read before anything is decided: it takes as long as the websites do. */
  async #pagesOf({ businessInfo }: InstallerForm, account: InstallerAccount | null) {
    if (!businessInfo?.trainingUrls) return {};
    const known = account?.training.draft.training.pages ?? [];
    return { pages: await this.pages.read(businessInfo.trainingUrls, known, new Date()) };
  }

  async #refuseEarly(state: InstallerState, revision: number, form: InstallerForm): Promise<void> {
    if (form.installerPassword && (await isCommonPassword(form.installerPassword)))
      throw new Refused('This password is too common. Please choose another one.', 'invalid');
    if (!form.id && isTaken(form.slug, state)) throw new Refused('This slug is already taken');
    if (form.id && (!hasAccount(state) || state.account.installerId !== form.id)) throw noSuchInstaller();
    if (form.id && form.revision !== undefined && form.revision !== revision)
      throw new Refused('Somebody else changed this installer meanwhile. Please reload to see the changes.');
    differences(!hasAccount(state) ? null : state.account, detailsOf(form));
  }

  /** Of one form sent twice at once, the later finds the earlier's work and is done. */
  async #doneMeanwhile(error: unknown, form: InstallerForm): Promise<{ position: Position | null }> {
    if (!(error instanceof Refused) || error.code !== 'conflict') throw error;
    const now = await this.installers.load(installerStream(form.slug));
    if (!hasAccount(now.state) || !(await this.#alreadyDone(now.state.account, form))) throw error;
    return now;
  }

  /** A retry after a lost answer is done, not in conflict with itself. */
  async #alreadyDone(account: InstallerAccount, form: InstallerForm): Promise<boolean> {
    const { id, installerEmail, installerPassword } = form;
    if (id && id !== account.installerId) return false;
    const login = { installerEmail: blankIsNull(installerEmail) ?? null, loginHash: null };
    // A new installer's missing fields are blank; an edit's stay as they are.
    const wanted = id
      ? {}
      : {
          contactName: null,
          emailInbox: null,
          phoneSms: null,
          allowedDomains: [],
          branding: defaultBranding,
          notificationPreferences: defaultNotificationPreferences,
          availabilityConfig: defaultAvailability,
          retentionDays: defaultRetentionDays,
          finance: {},
          callout: {},
          customPrompts: {},
        };
    const given = { ...wanted, ...detailsOf(form), ...((!id || installerEmail !== undefined) && { login }) };
    if (differences(id ? account : withReadPhone(account), given).length > 0) return false;
    if (installerPassword) return await this.vault.passwordMatches(account.passwordId, installerPassword);
    return Boolean(id) || account.passwordId === null;
  }
}

/** A number kept as typed counts as the same when the same form creates again; an edit corrects it. */
const withReadPhone = (account: InstallerAccount): InstallerAccount => ({
  ...account,
  phoneSms: account.phoneSms && (dialledPhone(account.phoneSms) ?? account.phoneSms),
});
