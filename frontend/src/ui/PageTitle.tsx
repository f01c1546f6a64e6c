import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

interface PageTitleProps {
  readonly title: string;
  /** The quiet line above: where one is, and the day. */
  readonly above?: string;
  /** What the browser's tab says, where it should differ from the title. */
  readonly tab?: string;
  /** Keeps its actions beside it however narrow the page: they must be few and small, and the corner's button has no room. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** What the browser's tab says before the page's name on every page within: "(1) Emergency: ". */
export const TabNotice = createContext('');

/** What stands at the right end of every page's title within: a portal's own button. */
export const TitleCorner = createContext<ReactNode>(null);

/** Names the page in the browser's tab. */
export const useTabTitle = (name: string) => {
  const notice = useContext(TabNotice);
  useEffect(() => {
    document.title = `${notice}${name} · Pilotlight`;
  }, [name, notice]);
};

/** The page's one h1, with its actions on the right. */
export const PageTitle = ({ title, above, tab = title, beside = false, children }: PageTitleProps) => {
  useTabTitle(tab);
  const corner = useContext(TitleCorner);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        flexWrap: beside ? 'nowrap' : 'wrap',
        justifyContent: 'space-between',
        gap: { xs: 1.5, md: 3 },
        mb: { xs: 2, md: 3 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          ...(corner && !beside && { flex: { xs: '1 0 100%', md: 'none' } }),
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {above && <Typography variant="small">{above}</Typography>}
          <Typography variant="title" component="h1">
            {title}
          </Typography>
        </Box>
        {!beside && corner}
      </Box>
      {children && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: beside ? 'nowrap' : 'wrap',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 1,
            ml: { sm: 'auto' },
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
};
