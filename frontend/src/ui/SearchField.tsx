import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { icon } from './icon';
import { Key } from './Key';

const settleMilliseconds = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called 200 ms after the last key. */
  readonly onSearch: (text: string) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Chromium keeps room for its own cross even while there is nothing to clear: the placeholder needs it. */
const bare = {
  p: 0,
  textOverflow: 'ellipsis',
  '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
} as const;

/** A search box that "/" focuses and that waits until the typing settles. */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <OutlinedInput
      size="small"
      fullWidth
      type="search"
      placeholder={label}
      inputRef={input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <Search {...icon} />
        </InputAdornment>
      }
      sx={{ gap: 1, pr: 1, '& .MuiInputAdornment-root': { m: 0 }, '& input.MuiOutlinedInput-input': bare }}
      endAdornment={
        text === '' && (
          <Box aria-hidden sx={{ display: { xs: 'none', md: 'flex' }, '.Mui-focused > &': { display: 'none' } }}>
            <Key name="/" />
          </Box>
        )
      }
    />
  );
};
