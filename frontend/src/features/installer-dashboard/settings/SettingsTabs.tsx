import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useScreenTabs } from '../../../shared/navigation/portal-navigation';
import { stepByArrows } from '../../../ui/step-by-arrows';

const tab = {
  flex: 'none',
  minHeight: 44,
  p: '10px 12px 12px',
  borderRadius: '8px 8px 0 0',
  font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  color: 'var(--text-soft)',
  '&:hover': { color: 'var(--ink)' },
  '&[aria-current]': { color: 'var(--ink)', boxShadow: 'inset 0 -3px 0 var(--flame)' },
  '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
} as const;

const divider = (
  <Box aria-hidden sx={{ flex: 'none', width: '1px', height: 20, m: '11px 8px', background: 'var(--line-strong)' }} />
);

/** The settings' tabs, each an address. Where they don't all fit, the row scrolls to the one that is open. */
export const SettingsTabs = () => {
  const tabs = useScreenTabs();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const open = tabs.find(({ to }) => pathname.startsWith(to))?.to;
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${open}"]`);
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [open]);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label="Settings"
      onKeyDown={stepByArrows}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 0.5,
        mx: { xs: -2, md: 0 },
        px: { xs: 1, md: 0 },
        mb: { xs: 1.5, md: 2 },
        borderBottom: '1px solid var(--line)',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {tabs.map(({ to, label, startsGroup }) => (
        <Fragment key={to}>
          {startsGroup && divider}
          <ButtonBase component={NavLink} to={to} sx={tab}>
            {label}
          </ButtonBase>
        </Fragment>
      ))}
    </Box>
  );
};
