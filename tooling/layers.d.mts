export const packageNames: readonly string[]
export const rules: readonly object[]
export const runtimeFolders: readonly string[]
export const runtimeRules: readonly object[]

export interface WordRule {
  readonly name: string
  readonly comment: string
  /** As it is written, or a pattern. */
  readonly word: string | RegExp
  readonly from: { readonly path: string; readonly pathNot?: string }
}

export const wordRules: readonly WordRule[]
