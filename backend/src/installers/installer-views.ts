import { PendingInstallersReader } from '@pilotlight/projections/installers/pending-installers.reader';
import { Injectable } from '@nestjs/common';
import type { Installer, ListedInstaller } from '@pilotlight/contracts/http/installers';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { InstallerReader, type InstallerRecord } from '@pilotlight/projections/installers/installer.reader';
import { type InstallersQuery, InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { platform } from '@pilotlight/projections/read-database';
import { CredentialVault } from '../secrets/credential-vault';
import { noSuchInstaller } from './no-such-installer';

const today = (): string => londonTime(new Date().toISOString()).day;

@Injectable()
export class InstallerViews {
  constructor(
    private readonly installer: InstallerReader,
    private readonly installers: InstallersReader,
    private readonly waiting: PendingInstallersReader,
    private readonly vault: CredentialVault,
  ) {}

  async one(slug: string): Promise<Installer> {
    const record = await this.installer.bySlug(slug);
    if (!record) throw noSuchInstaller();
    return withKey(record, await this.#keysOf([record]));
  }

  async list(query: InstallersQuery) {
    const { installers, ...numbers } = await this.installers.list(platform, query, today());
    const keys = await this.#keysOf(installers);
    return { installers: installers.map((record): ListedInstaller => withKey(record, keys)), ...numbers };
  }

  async pending(filter: 'waiting' | 'rejected') {
    const { installers, counts } = await this.waiting.list(platform, filter);
    const keys = await this.#keysOf(installers);
    return { installers: installers.map((record): Installer => withKey(record, keys)), counts };
  }

  async #keysOf(records: readonly InstallerRecord[]): Promise<ReadonlyMap<string, string>> {
    return await this.vault.apiKeys(records.flatMap(({ apiKeyCredentialId }) => apiKeyCredentialId ?? []));
  }
}

const withKey = <T extends InstallerRecord>(record: T, keys: ReadonlyMap<string, string>): T & { apiKey: string } => ({
  ...record,
  apiKey: (record.apiKeyCredentialId && keys.get(record.apiKeyCredentialId)) || '',
});
