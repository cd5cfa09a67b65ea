import type { WordRule } from '../../tooling/layers.mjs'

export interface FoundWord {
  readonly rule: string
  /** With the number of the line. */
  readonly from: string
  readonly to: string
}

export function findWords(options: {
  readonly baseDir: string
  readonly rules: readonly WordRule[]
}): Promise<readonly FoundWord[]>
