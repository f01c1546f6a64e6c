import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { channels } from '@pilotlight/contracts/values/notification-event';
import {
  type NotificationTemplate,
  type TemplateChannels,
  templateChannelsSchema,
} from '@pilotlight/contracts/values/notification-template';
import { lintChannels } from '@pilotlight/notifications/lint-template';
import { useRef, useState } from 'react';
import { toast } from '../../../ui/toasts/toasts';
import { tellFailure } from './failure-in-words';
import { useChangeTemplateMutation } from './notifications.api';
import { channelLooks } from './template-channels';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** By field, such as "sms.body": what its rule has against it. */
const refusedFields = (edited: TemplateChannels): ReadonlyMap<string, string> => {
  const { error } = templateChannelsSchema.safeParse(edited);
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
};

interface Edit {
  base: NotificationTemplate;
  texts: TemplateChannels;
}

/** Whether all of it is saved, and the list knows it: until then the list would show the words before it again. */
const isOver = ({ base, texts }: Edit, listed: NotificationTemplate): boolean =>
  same(texts, base.channels) && listed.updatedAt >= base.updatedAt;

/** A template's texts as they stand in the editor, and the way to save them. */
export const useTemplateDraft = (template: NotificationTemplate) => {
  const [send, { isLoading: saving }] = useChangeTemplateMutation();
  // Kept with the version that the edit began from, so that the server can tell that somebody else changed it meanwhile.
  const [edit, setEdit] = useState<Edit | null>(null);
  const forgotten = useRef(false);
  const { base, texts } = edit && !isOver(edit, template) ? edit : { base: template, texts: template.channels };
  const changed = channels.filter((channel) => !same(texts[channel], base.channels[channel]));
  const refused = refusedFields(texts);
  const isFaulty = refused.size > 0 || lintChannels(texts, template.variables).length > 0;

  const save = async () => {
    if (isFaulty || saving) return;
    try {
      const { template: saved } = await send({
        params: { eventType: template.eventType },
        body: { ...base, channels: texts },
      }).unwrap();
      // What was typed while it was on its way is not saved yet.
      setEdit((now) => ({ base: saved, texts: now && now.texts !== texts ? now.texts : saved.channels }));
      toast({ title: 'Template updated', description: template.name });
    } catch (thrown) {
      tellFailure("Couldn't save template", thrown);
    }
  };

  return {
    texts,
    /** What a field's rule has against it, by "channel.field". */
    refused,
    isFaulty,
    saving,
    changed: changed.map((channel) => channelLooks[channel].label),
    change: <C extends Channel>(channel: C, more: Partial<TemplateChannels[C]>) =>
      setEdit((now) => {
        const before = now && !isOver(now, template) ? now : { base: template, texts: template.channels };
        return { ...before, texts: { ...before.texts, [channel]: { ...before.texts[channel], ...more } } };
      }),
    save,
    /** Whether leaving now would lose something. */
    losesChanges: () => changed.length > 0 && !forgotten.current,
    /** Once the template itself is gone there is nothing to lose. */
    forget: () => {
      forgotten.current = true;
    },
  };
};
export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
