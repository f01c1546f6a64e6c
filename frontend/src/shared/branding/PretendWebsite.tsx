import Box from '@mui/material/Box';

const lines = ['62%', '44%', null, '30%', '26%', '30%', '22%'] as const;

/** A website in outline, for the widget to stand on. */
export const PretendWebsite = ({ name, colour }: { readonly name: string; readonly colour: string }) => (
  <Box sx={{ display: { xs: 'none', sm: 'block' }, p: 3 }}>
    <Box component="b" style={{ color: colour }} sx={{ font: "700 14px/20px Georgia, 'DejaVu Serif', serif" }}>
      {name}
    </Box>
    {lines.map((width, line) =>
      width === null ? (
        <Box
          key={line}
          sx={{ height: 148, mt: 3, borderRadius: '8px', background: 'linear-gradient(135deg, #e6ebf0, #f2f4f6)' }}
        />
      ) : (
        <Box key={line} sx={{ width, height: 10, mt: 1.5, borderRadius: '5px', background: '#eceae4' }} />
      ),
    )}
  </Box>
);
