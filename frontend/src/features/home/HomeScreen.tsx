import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight, LayoutDashboard, Wrench } from 'lucide-react';
import { Brand } from '../../ui/Brand';
import { Copyright } from '../../ui/Copyright';
import { icon } from '../../ui/icon';
import { Mark } from '../../ui/Mark';
import { useTabTitle } from '../../ui/PageTitle';
import { PortalLink } from './PortalLink';

const night = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  px: { xs: 2, md: 6 },
  color: '#ffffff',
  background: 'radial-gradient(900px 620px at 50% 100%, rgb(0 174 239 / .36), transparent), #0b1f33',
} as const;

const further = { display: 'inline-flex', alignItems: 'center', gap: 1, color: '#5cccf7', minHeight: 44 } as const;

/** The home page: one way in for the platform's admin, one for installers, a look at the widget at work, and what each of them may read first. */
export const HomeScreen = () => {
  useTabTitle('Website chat for heating firms');
  return (
    <Box sx={night}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', height: { xs: 64, md: 96 } }}>
        <Brand />
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: { xs: 4, md: 6 }, py: 4 }}
      >
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 2,
            textAlign: 'center',
            '& svg': { filter: 'drop-shadow(0 0 28px rgb(0 174 239 / .65))' },
          }}
        >
          <Mark size={88} />
          <Typography
            component="h1"
            sx={{
              fontSize: { xs: 32, md: 48 },
              lineHeight: { xs: '40px', md: '56px' },
              fontWeight: 650,
              letterSpacing: '-.03em',
              textWrap: 'balance',
            }}
          >
            There’s always someone to answer
          </Typography>
          <Typography sx={{ maxWidth: 520, fontSize: 16, lineHeight: '26px', color: '#a9bccb', textWrap: 'balance' }}>
            Answers your website visitors day and night and passes you the leads.
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label="Sign in"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            gap: 2,
            width: '100%',
            maxWidth: 760,
          }}
        >
          <PortalLink
            to="/installer/login"
            title="Installer login"
            text="Conversations, leads and figures"
            drawing={<Wrench {...icon} />}
          />
          <PortalLink
            to="/admin/login"
            title="Admin dashboard"
            text="All installers at a glance"
            drawing={<LayoutDashboard {...icon} />}
          />
        </Box>
        <Box
          component="nav"
          aria-label="More"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 4 }}
        >
          <Link href="/demo" sx={further}>
            Try the chat on the demo website <ArrowRight {...icon} />
          </Link>
          <Link href="/installer" sx={further}>
            For heating firms <ArrowRight {...icon} />
          </Link>
          <Link href="/portal" sx={further}>
            For platform admins <ArrowRight {...icon} />
          </Link>
        </Box>
      </Box>
      <Copyright sx={{ py: 3, textAlign: 'center', color: '#a9bccb' }} />
    </Box>
  );
};
