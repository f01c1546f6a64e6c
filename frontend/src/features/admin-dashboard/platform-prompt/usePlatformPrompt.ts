import { zodResolver } from '@hookform/resolvers/zod';
import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import {
  emptyPlatformPrompt,
  type PlatformPrompt,
  wholePlatformPromptSchema,
} from '@pilotlight/contracts/values/platform-prompt';
import { useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import {
  usePlatformPromptQuery,
  usePublishPromptMutation,
  useRollBackPromptMutation,
  useSavePromptDraftMutation,
} from './platform-prompt.api';
import { liveOf, partsTyped } from './prompt-parts';

const failed = (title: string, thrown: unknown) =>
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });

/** Whether it was done. */
const done = async (title: string, act: () => Promise<void>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (thrown) {
    failed(title, thrown);
    return false;
  }
};

/** What is being written for all assistants, what is live, and the ways from one to the other. */
export const usePlatformPrompt = () => {
  const known = usePlatformPromptQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, { isLoading: saving }] = useSavePromptDraftMutation();
  const [publishDraft, { isLoading: publishing }] = usePublishPromptMutation();
  const [rollBack, { isLoading: rollingBack }] = useRollBackPromptMutation();
  const form = useForm<PlatformPrompt>({
    resolver: zodResolver(wholePlatformPromptSchema),
    mode: 'onTouched',
    defaultValues: emptyPlatformPrompt,
    // Another admin's draft comes in under what is being written here.
    ...(known.data && { values: known.data.draft.prompt, resetOptions: { keepDirtyValues: true } }),
  });
  const changed = partsTyped(form.formState.dirtyFields);

  const send = ({ draft }: KnownPlatformPrompt, prompt: PlatformPrompt) =>
    done("Couldn't save the draft", async () => {
      const saved = await save({ body: { over: draft.number, prompt } }).unwrap();
      form.reset(saved.draft.prompt, { keepDirtyValues: false });
      toast({ title: 'Draft saved', description: 'Nobody sees it yet.' });
    });

  return {
    known,
    form,
    changed,
    busy: saving || publishing || rollingBack,
    saveDraft: () => form.handleSubmit(async (prompt) => void (known.data && (await send(known.data, prompt))))(),
    publish: (note: string) =>
      done("Couldn't publish the draft", async () => {
        const number = known.data?.draft.number ?? 0;
        const now = liveOf(await publishDraft({ body: { draft: number, note } }).unwrap());
        toast({ title: `Live now: v${now?.version}`, description: 'On every installer’s site, in open chats too.' });
      }),
    rollBack: (to: number, note: string, keepDraft: boolean) =>
      done("Couldn't roll back", async () => {
        const over = (known.data && liveOf(known.data)?.version) ?? to;
        const rolled = await rollBack({ body: { to, over, note } }).unwrap();
        const now = liveOf(rolled);
        // Else the next Publish would bring back what was just taken away.
        if (!keepDraft && now)
          await done('Rolled back, but the draft stays as it was', async () => {
            const saved = await save({ body: { over: rolled.draft.number, prompt: now.prompt } }).unwrap();
            form.reset(saved.draft.prompt, { keepDirtyValues: false });
          });
        toast({ title: `Live now: v${now?.version}`, description: `It says what v${to} said.` });
      }),
  };
};

export type PlatformPromptDesk = ReturnType<typeof usePlatformPrompt>;
