import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { icon } from '../../../ui/icon';
import { useAuditedInstallersQuery } from '../audit.api';

const settleMilliseconds = 200;

interface InstallerFieldProps {
  readonly value: string | undefined;
  readonly onChoose: (installer: string | undefined) => void;
}

/** Chooses an installer by how its slug begins; emptied, it asks for all of them. */
export const InstallerField = ({ value, onChoose }: InstallerFieldProps) => {
  const [typed, setTyped] = useState(value ?? '');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().toLowerCase().slice(0, 63)), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useAuditedInstallersQuery({ query: { search } }, { refetchOnMountOrArgChange: true });
  return (
    <Autocomplete
      size="small"
      options={found.data?.installers ?? []}
      filterOptions={(options) => options}
      loading={found.isFetching}
      noOptionsText={found.isError ? 'The installers could not be loaded' : 'No installer begins so'}
      value={value ?? null}
      onChange={(_, chosen) => onChoose(chosen ?? undefined)}
      onInputChange={(_, text) => setTyped(text)}
      popupIcon={null}
      renderInput={(given) => (
        <TextField
          {...given}
          placeholder="All installers"
          slotProps={{
            ...given.slotProps,
            htmlInput: { ...given.slotProps.htmlInput, 'aria-label': 'Installer' },
            input: {
              ...given.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search {...icon} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};
