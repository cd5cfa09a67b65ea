/** All texts of visitors by key; views declare theirs with `declare module '@portico/core'`. */
// biome-ignore lint/suspicious/noEmptyInterface: the views add to it
export interface TextKeys {}

/** Text overrides by key; any key if no views declare theirs. */
export type TextOverrides = [keyof TextKeys] extends [never]
  ? Readonly<Record<string, string>>
  : { readonly [Key in keyof TextKeys]?: string | undefined }
