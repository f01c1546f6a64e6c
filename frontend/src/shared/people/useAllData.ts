import { apiErrorFrom } from '../../api/api-error';
import { toast } from '../../ui/toasts/toasts';
import { saveFile } from '../files/save-file';
import { usePersonExportMutation, type VisitorOf } from './people.api';

/** Saves all that is kept on one visitor, as they may ask for it. */
export const useAllData = (visitor: VisitorOf): { readonly busy: boolean; readonly save: () => Promise<void> } => {
  const [fetchExport, { isLoading: busy }] = usePersonExportMutation();
  const save = async () => {
    try {
      const exported = await fetchExport(visitor).unwrap();
      const day = exported.exportedAt.slice(0, 10);
      const content = new Blob([`${JSON.stringify(exported, null, 2)}\n`], { type: 'application/json' });
      saveFile(`visitor-${visitor.sessionId.slice(0, 8)}-${day}.json`, content);
      toast({ title: 'Exported', description: 'The file is in your downloads.' });
    } catch (error) {
      toast({
        title: 'Not exported',
        description: apiErrorFrom(error).reason ?? 'Please try again.',
        variant: 'destructive',
      });
    }
  };
  return { busy, save };
};
