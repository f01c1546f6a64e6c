/** @jsxImportSource @pilotlight/widget/jsx */

/** Who answers, who reads along and what is kept: shown where it is asked for. */
export const Privacy = ({ firm }: { firm: string }) => (
  <details class="w-privacy">
    <summary>Privacy</summary>
    <p>
      An AI answers. {firm} keeps this chat and your details for this job; ask them to see or erase it. Your browser
      keeps a key to this chat.
    </p>
  </details>
);
