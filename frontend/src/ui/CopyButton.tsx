import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { smallIcon } from './icon';
import { toast } from './toasts/toasts';

const confirmationMilliseconds = 2000;

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly text: string;
  readonly label?: string;
}

/** Copies `text` and says "Copied!" for two seconds, and in a toast. */
export const CopyButton = ({ text, label = 'Copy', ...look }: CopyButtonProps) => {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(0), confirmationMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      toast({ title: 'Copied!' });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Could not copy',
        description: 'Please select the text and copy it by hand.',
      });
    }
  };
  return (
    <Button
      {...look}
      startIcon={copied ? <Check {...smallIcon} /> : <Copy {...smallIcon} />}
      onClick={() => void copy()}
    >
      <span>{copied ? 'Copied!' : label}</span>
    </Button>
  );
};
