import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ConversationStream } from '@pilotlight/backend/conversations/aggregate/conversation.stream';
import { ReceiveVisitorMessage } from '@pilotlight/backend/conversations/messages/receive-visitor-message.command';
import { ReplyService } from '@pilotlight/backend/conversations/replies/reply-service';
import { hasAccount } from '@pilotlight/backend/installers/installer.state';
import { InstallerStream } from '@pilotlight/backend/installers/installer.stream';
import { toldTraining } from '@pilotlight/backend/installers/told-training';
import { derivedId } from '@pilotlight/backend/write-side/event-ids';
import { conversationStream, installerStream } from '@pilotlight/backend/write-side/stream-names';
import type { PlannedConversation } from './plan';
import type { SetClock } from './set-clock';

/** Nobody's session ends meanwhile. */
const authorize = () => Promise.resolve();

const [shortest, longest] = [25_000, 110_000];

export const sessionOf = ({ key }: Pick<PlannedConversation, 'key'>): string => derivedId('seed', 'conversation', key);

export const isSeeded = async (app: INestApplicationContext, planned: PlannedConversation): Promise<boolean> =>
  (await app.get(ConversationStream).load(conversationStream(sessionOf(planned)))).revision >= 0;

/** What the visitor writes and what the assistant answers, as by the widget's calls. */
export const talk = async (
  app: INestApplicationContext,
  clock: SetClock,
  { key, firm, at, says, luck }: PlannedConversation,
): Promise<void> => {
  const { slug, website: origin } = firm;
  const sessionId = sessionOf({ key });
  const { state } = await app.get(InstallerStream).cached(installerStream(slug));
  if (!hasAccount(state)) return;
  const { account } = state;
  const training = toldTraining(account.training.published.training, account);
  const installer = { name: account.name, training };
  const suspended = state.status === 'suspended';
  let moment = at;
  for (const [place, text] of says.entries()) {
    await clock.goTo(moment);
    const id = derivedId('seed', key, String(place));
    const context = { actor: { kind: 'visitor', id: sessionId }, requestId: id } as const;
    const message = {
      slug,
      sessionId,
      origin,
      messageId: id,
      text,
      files: [],
      now: clock.now(),
      suspended,
      crowded: false,
    };
    const received = await app.get(CommandBus).execute(new ReceiveVisitorMessage(message, installer, context));
    await app
      .get(ReplyService)
      .complete({ ...received, installerName: account.name, training, suspended, context, authorize });
    moment += shortest + (longest - shortest) * ((luck * (place + 3)) % 1);
  }
};
