export interface Snippet {
  readonly name: string
  readonly file: string
  readonly code: string
  readonly line: number
  readonly isWhole: boolean
  readonly isPinned: boolean
}

export function readSnippets(file: string, text: string): Snippet[]
export function findMistakes(output: string, snippets: readonly Snippet[]): string[]
