import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSettled } from '../../../ui/palette/useSettled';
import { useListInstallersQuery } from '../admin-dashboard.api';

interface InstallerFilterProps {
  /** A slug; "" for all. */
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Whose leads are listed: found by name or slug, or everybody's. */
export const InstallerFilter = ({ chosen, onChoose }: InstallerFilterProps) => {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed).trim();
  const found = useListInstallersQuery({ query: { search, sort: 'name', pageSize: 10 } });
  const options: readonly Named[] = found.data?.installers ?? [];
  const known = options.find(({ slug }) => slug === chosen) ?? { slug: chosen, name: chosen };
  return (
    <Autocomplete<Named>
      size="small"
      options={options}
      filterOptions={(each) => each}
      value={chosen ? known : null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ slug }) => slug}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      loading={found.isFetching}
      noOptionsText={found.isError ? 'The installers could not be loaded' : 'No such installer'}
      onChange={(_, next) => onChoose(next?.slug ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={(given) => (
        <TextField
          {...given}
          placeholder="Every installer"
          slotProps={{ ...given.slotProps, htmlInput: { ...given.slotProps.htmlInput, 'aria-label': 'Installer' } }}
        />
      )}
    />
  );
};
