/** What the script tag says: whose widget this is, and where its server answers. */
export interface Embedding {
  readonly slug: string;
  readonly key: string;
  /** Absolute address of this widget's calls, with a slash at its end. */
  readonly api: string;
}
