import { gradeFilters } from '@pilotlight/contracts/http/conversations';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { useConversationsForAdminQuery } from '../admin-dashboard.api';
import { useAddressView } from '../frame/address-view';

export const pageSize = 25;

const transcriptsViewSchema = z.object({
  search: z.string().max(200).catch(''),
  grade: z.enum(gradeFilters).catch('all'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type TranscriptsView = z.infer<typeof transcriptsViewSchema>;

/** The conversations of the installer in the address, as the address wants them shown. */
export const useTranscripts = () => {
  const { slug = '' } = useParams();
  const { view, show } = useAddressView(transcriptsViewSchema);
  const listed = useConversationsForAdminQuery({ params: { slug }, query: { ...view, pageSize } });
  return { slug, view, show, listed };
};
