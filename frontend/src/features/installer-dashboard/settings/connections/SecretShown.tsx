import { ShownOnce } from '../ShownOnce';

/** The signing secret, this once. */
export const SecretShown = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => (
  <ShownOnce
    title="Your signing secret"
    what="secret"
    text="Your system checks by it that a message is ours. It is shown this once; Zapier and Make don’t need it."
    value={secret}
    otherwise="A new one can be made at any time."
    onClose={onClose}
  />
);
