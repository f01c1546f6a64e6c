import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DraftTraining } from '@pilotlight/backend/installers/draft-training.command';
import { PublishTraining } from '@pilotlight/backend/installers/publish-training.command';
import { SaveInstaller } from '@pilotlight/backend/installers/save-installer.command';
import { hasAccount } from '@pilotlight/backend/installers/installer.state';
import { InstallerStream } from '@pilotlight/backend/installers/installer.stream';
import { CredentialVault } from '@pilotlight/backend/secrets/credential-vault';
import { installerStream } from '@pilotlight/backend/write-side/stream-names';
import { brandingSchema } from '@pilotlight/contracts/values/branding';
import { randomUUID } from 'node:crypto';
import { demoAvailability, demoTraining } from './demo-firm';

export const demoSlug = 'demo-heating';
export const demoEmail = 'office@demo-heating.example';

const bySystem = () => ({ actor: { kind: 'system', id: null }, requestId: randomUUID() }) as const;

/** By the same commands as the admin's form; keeps its domains right when the port changes. */
export const ensureDemoInstaller = async (
  app: INestApplicationContext,
  password: string,
  origins: readonly string[],
): Promise<void> => {
  const { state } = await app.get(InstallerStream).load(installerStream(demoSlug));
  const commands = app.get(CommandBus);
  if (state.status === 'unregistered') {
    const form = {
      slug: demoSlug,
      name: 'Demo Heating',
      contactName: 'Dawn Sykes',
      installerEmail: demoEmail,
      installerPassword: password,
      allowedDomains: [...origins],
      emailInbox: demoEmail,
      phoneSms: '07700 900123',
      branding: brandingSchema.parse({}),
      availabilityConfig: demoAvailability(new Date()),
    };
    await commands.execute(new SaveInstaller(form, bySystem()));
    await commands.execute(new DraftTraining(demoSlug, 0, demoTraining, bySystem()));
    await commands.execute(new PublishTraining(demoSlug, 1, bySystem()));
    return;
  }
  if (!hasAccount(state)) return;
  const { installerId: id, name, allowedDomains } = state.account;
  const missing = origins.filter((origin) => !allowedDomains.includes(origin));
  if (missing.length > 0)
    await commands.execute(
      new SaveInstaller({ id, slug: demoSlug, name, allowedDomains: [...allowedDomains, ...missing] }, bySystem()),
    );
};

/** The demo page's embed snippet needs the key that the installer has now. */
export const demoApiKey = async (app: INestApplicationContext): Promise<string> => {
  const { state } = await app.get(InstallerStream).cached(installerStream(demoSlug));
  const id = hasAccount(state) ? state.account.apiKeyId : null;
  return id === null ? '' : ((await app.get(CredentialVault).apiKeys([id])).get(id) ?? '');
};
