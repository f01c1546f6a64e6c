import { ShownOnce } from '../ShownOnce';

interface ShownOnceDialogProps {
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** The only time that a key is seen whole. */
export const ShownOnceDialog = ({ apiKey, onClose }: ShownOnceDialogProps) => (
  <ShownOnce
    title="Copy your key now"
    what="key"
    text="We keep no copy that can be shown again. Put it where the other system keeps its passwords, never into a web page or an email."
    value={apiKey}
    otherwise="You can revoke this key and make another."
    onClose={onClose}
  />
);
