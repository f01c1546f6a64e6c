import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { KnowledgeGap, Unanswered } from '@pilotlight/contracts/http/unanswered';
import { useState } from 'react';
import { AsyncView } from '../../ui/AsyncView';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { Segmented } from '../../ui/Segmented';
import { gapInWords } from './question-words';
import { QuestionRow } from './QuestionRow';
import { SuggestionRows } from './SuggestionRows';
import { pageSize, useUnansweredQuery } from './unanswered.api';
import { useQuestionActs } from './useQuestionActs';

interface UnansweredQuestionsProps {
  /** Whose, where the admin looks; without it the installer's own. */
  readonly slug?: string;
  readonly transcriptOf: (sessionId: string) => string;
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={64} />
    ))}
  </Box>
);

const Gaps = ({ gaps }: { readonly gaps: readonly KnowledgeGap[] }) =>
  gaps.length > 0 && (
    <Box component="ul" aria-label="What the training doesn't tell" sx={{ m: 0, pb: 2, pl: '20px' }}>
      {gaps.map((gap) => (
        <Typography key={gap.fact} variant="body" component="li">
          {gapInWords(gap)}
        </Typography>
      ))}
    </Box>
  );

const empty = {
  open: {
    title: 'No question is open',
    text: 'What visitors ask and your assistant can’t answer is listed here, most asked first.',
  },
  settled: { title: 'Nothing is settled yet', text: 'Questions that were answered or dismissed are listed here.' },
} as const;

const isBare = ({ questions, gaps, suggestions }: Unanswered): boolean =>
  questions.length + gaps.length + suggestions.length === 0;

/** What visitors asked in vain, most asked first, and the facts that the training lacks. */
export const UnansweredQuestions = ({ slug, transcriptOf }: UnansweredQuestionsProps) => {
  const [show, setShow] = useState<'open' | 'settled'>('open');
  const [page, setPage] = useState(1);
  const [answering, setAnswering] = useState<string | null>(null);
  const acts = useQuestionActs(slug);
  const listed = useUnansweredQuery({ slug, show, page }, { refetchOnMountOrArgChange: true });
  const by = slug === undefined ? 'installer' : 'admin';
  const none = <Notice {...empty[show]} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ justifySelf: 'start' }}>
        <Segmented
          label="Which questions"
          value={show}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'settled', label: 'Settled' },
          ]}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
        />
      </Box>
      <AsyncView
        of={listed}
        loading={<Waiting />}
        error="Unable to load the unanswered questions. Please try again."
        isEmpty={isBare}
        empty={none}
      >
        {({ questions, total, gaps, suggestions }) => (
          <div>
            {show === 'open' && <Gaps gaps={gaps} />}
            {show === 'open' && <SuggestionRows suggestions={suggestions} acts={acts} by={by} />}
            {questions.length === 0 && none}
            <Box component="ul" aria-label="Unanswered questions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  {...{ question, acts, by, transcriptOf }}
                  answering={answering === question.id}
                  onAnswering={(begins) => setAnswering(begins ? question.id : null)}
                />
              ))}
            </Box>
            {total > pageSize && <Pages page={page} pageSize={pageSize} total={total} onPage={setPage} />}
          </div>
        )}
      </AsyncView>
    </Box>
  );
};
