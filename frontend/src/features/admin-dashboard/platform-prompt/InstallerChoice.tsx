import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useListInstallersQuery } from '../admin-dashboard.api';

export interface ChosenInstaller {
  readonly slug: string;
  readonly name: string;
}

interface InstallerChoiceProps {
  readonly chosen: ChosenInstaller | null;
  readonly onChoose: (chosen: ChosenInstaller) => void;
}

const settleMilliseconds = 200;

/** As whose assistant the draft is tried: found by name or slug; the busiest one at first. */
export const InstallerChoice = ({ chosen, onChoose }: InstallerChoiceProps) => {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed === chosen?.name ? '' : typed.trim()), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, chosen]);
  const found = useListInstallersQuery({ query: { search, sort: 'most-chats', pageSize: 10 } });
  const options: readonly ChosenInstaller[] = found.data?.installers ?? [];
  const [first] = options;
  useEffect(() => {
    if (chosen === null && first) onChoose({ slug: first.slug, name: first.name });
  }, [chosen, first, onChoose]);
  return (
    <Autocomplete<ChosenInstaller, false, true>
      size="small"
      disableClearable
      options={options}
      filterOptions={(each) => each}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ slug }) => slug}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      loading={found.isFetching}
      noOptionsText={found.isError ? 'The installers could not be loaded' : 'No such installer'}
      // Uncontrolled until somebody is chosen.
      {...(chosen && { value: chosen })}
      key={chosen === null ? 'nobody' : 'somebody'}
      onChange={(_, { slug, name }) => onChoose({ slug, name })}
      onInputChange={(_, text) => setTyped(text)}
      renderInput={(given) => (
        <TextField
          {...given}
          placeholder="An installer"
          slotProps={{ ...given.slotProps, htmlInput: { ...given.slotProps.htmlInput, 'aria-label': 'Answer as' } }}
        />
      )}
    />
  );
};
