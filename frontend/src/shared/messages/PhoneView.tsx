import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark';

interface PhoneViewProps {
  readonly text: string;
  /** One that came before, where there is one. */
  readonly older: string | null;
  readonly whatsapp: boolean;
  /** Who it is from, and when it came; a sample where nobody says. */
  readonly from?: string;
  readonly came?: { readonly day: string; readonly clock: string };
  /** As high as its message alone, where many stand beside each other. */
  readonly compact?: boolean;
}

const sampleTime = { day: 'Today', clock: '13:08' } as const;

const small = "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif";
const tapped = /(https?:\/\/\S+|\b0\d{4} ?\d{6}\b|\b0\d{3} ?\d{3} ?\d{4}\b)/u;

const withLinks = (text: string): ReactNode[] =>
  text.split(tapped).map((part, index) => (index % 2 === 1 ? <u key={index}>{part}</u> : part));

const bubble = (whatsapp: boolean) =>
  ({
    maxWidth: 244,
    mx: 2,
    mb: 1,
    p: '10px 14px',
    borderRadius: '18px 18px 18px 4px',
    background: whatsapp ? '#ffffff' : '#e9e9eb',
    font: "400 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& u': { color: '#006fa8', textUnderlineOffset: '2px' },
  }) as const;

const When = ({ children }: { readonly children: string }) => (
  <Box component="p" sx={{ p: '16px !important', textAlign: 'center', font: small, color: '#4c5963' }}>
    {children}
  </Box>
);

/** A message on a phone, which is white whatever this screen is. */
export const PhoneView = ({
  text,
  older,
  whatsapp,
  from = 'Pilotlight',
  came = sampleTime,
  compact = false,
}: PhoneViewProps) => (
  <Box
    sx={{
      width: '100%',
      maxWidth: 320,
      mx: 'auto',
      p: 1.5,
      borderRadius: '44px',
      background: '#0b1f33',
      boxShadow: 'var(--shadow-float)',
    }}
  >
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: compact ? 280 : { xs: 440, md: 560 },
        pb: compact ? 3 : 0,
        borderRadius: '34px',
        background: whatsapp ? '#efeae2' : '#ffffff',
        color: '#14263a',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'grid',
          justifyItems: 'center',
          gap: 0.5,
          p: '12px 16px',
          background: '#f6f6f7',
          borderBottom: '1px solid #e4e1da',
          font: small,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', width: '100%', px: 1, fontWeight: 600 }}>
          <span>{came.clock}</span>
          <span>4G</span>
        </Box>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: '50%',
            background: '#0b1f33',
          }}
        >
          <Mark />
        </Box>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {from}
        </Box>
      </Box>
      {older !== null && (
        <>
          <When>Earlier</When>
          <Box component="p" sx={{ ...bubble(whatsapp), color: '#4c5963' }}>
            {withLinks(older)}
          </Box>
        </>
      )}
      <When>{`${came.day} ${came.clock}`}</When>
      {text && (
        <Box component="p" sx={bubble(whatsapp)}>
          {withLinks(text)}
        </Box>
      )}
    </Box>
  </Box>
);
