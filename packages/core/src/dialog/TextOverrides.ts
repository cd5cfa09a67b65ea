/**
 * Every text that visitors read, by its key. The views declare theirs by
 * `declare module '@portico/core' { interface TextKeys … }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the views add to it
export interface TextKeys {}

/** Texts of the site's own, by key; any key where no views are that declare theirs. */
export type TextOverrides = [keyof TextKeys] extends [never]
  ? Readonly<Record<string, string>>
  : { readonly [Key in keyof TextKeys]?: string | undefined }
