/** What a job sheet's page holds, as plain data that crosses into the thread that draws it. */
export type Block =
  | { readonly kind: 'title'; readonly over: string; readonly text: string; readonly under: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly by?: string }
  | { readonly kind: 'flags'; readonly flags: readonly { readonly text: string; readonly isWarning: boolean }[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | { readonly kind: 'photos'; readonly photos: readonly SheetPhoto[] }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] };

/** `jpeg` is null where there is no picture to be had, and `says` why; of a picture it is its place on the sheet. */
export interface SheetPhoto {
  readonly says: string;
  readonly jpeg: Uint8Array | null;
}

export interface Sheet {
  /** At the foot of each of its pages. */
  readonly foot: string;
  readonly blocks: readonly Block[];
}
