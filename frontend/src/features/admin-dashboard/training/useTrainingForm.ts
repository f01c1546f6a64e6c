import { zodResolver } from '@hookform/resolvers/zod';
import type { Installer } from '@pilotlight/contracts/http/installers';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import type { Training } from '@pilotlight/contracts/values/training';
import { useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { useInstallerTrainingQuery, usePublishTrainingMutation, useSaveTrainingDraftMutation } from './training.api';
import { changedIn } from './training-changes';
import { blankFields, fieldsOf, type TrainingFields, trainingFormSchema } from './training-form';

const failed = (title: string, thrown: unknown) =>
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });

/** What is being written for an installer's assistant, what is published, and the ways from one to the other. */
export const useTrainingForm = (installer: Installer | null) => {
  const slug = installer?.slug ?? '';
  const known = useInstallerTrainingQuery({ params: { slug } }, { skip: installer === null });
  const [save, { isLoading: saving }] = useSaveTrainingDraftMutation();
  const [publishDraft, { isLoading: publishing }] = usePublishTrainingMutation();
  const form = useForm<TrainingFields, unknown, Training>({
    resolver: zodResolver(trainingFormSchema),
    mode: 'onTouched',
    defaultValues: blankFields,
    // Another admin's draft comes in under what is being written here.
    ...(known.data && { values: fieldsOf(known.data.draft.training), resetOptions: { keepDirtyValues: true } }),
  });
  const changed = changedIn(form.formState.dirtyFields);

  const send = async ({ draft }: KnownTraining, training: Training) => {
    try {
      const saved = await save({ params: { slug }, body: { over: draft.number, training } }).unwrap();
      // What is saved is no longer being written: the form's own reset options would keep it marked as changed.
      form.reset(fieldsOf(saved.draft.training), { keepDirtyValues: false });
      toast(
        saved.draft.number === draft.number
          ? { title: 'Nothing has changed', description: 'The draft stays as it is.' }
          : { title: 'Draft saved', description: 'Nobody sees it yet.' },
      );
    } catch (thrown) {
      failed("Couldn't save the draft", thrown);
    }
  };

  const publish = async () => {
    if (!known.data) return;
    try {
      const { published } = await publishDraft({
        params: { slug },
        body: { draft: known.data.draft.number },
      }).unwrap();
      toast({ title: `Live now: v${published.number}`, description: 'Open chats are answered from it at once.' });
    } catch (thrown) {
      failed("Couldn't publish the draft", thrown);
    }
  };

  return {
    slug,
    known,
    form,
    changed,
    busy: saving || publishing,
    saveDraft: () => form.handleSubmit(async (training) => known.data && (await send(known.data, training)))(),
    publish,
  };
};

export type TrainingForm = ReturnType<typeof useTrainingForm>;
