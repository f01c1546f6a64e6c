import Typography from '@mui/material/Typography';

/** What a tab says that a new installer has nothing on yet, and the way to it. */
export const AvailableAfterCreation = ({ children }: { readonly children: string }) => (
  <div>
    <Typography variant="body">{children}</Typography>
    <Typography variant="small" sx={{ mt: 0.5 }}>
      Create the installer first; this dialog then goes on with it.
    </Typography>
  </div>
);
