import { Navigate, useLocation, useParams } from 'react-router-dom';
import { insightsPath } from '../frame/dialog-route';

/** Transcripts stood on an address of their own, which older links lead to. */
export const TranscriptsMoved = () => {
  const { slug = '', sessionId } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: insightsPath(slug, sessionId), search, hash: '#conversations' }} replace />;
};
