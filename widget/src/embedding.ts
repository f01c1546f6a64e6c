export interface Embedding {
  readonly slug: string;
  readonly key: string;
  readonly api: string;
}
