import type { Page } from '../content/readPages.mjs'
import type { Linker } from './createLinker.mjs'

export function renderMarkdown(
  page: Page,
  site: { readonly linker: Linker; readonly terms: ReadonlyMap<string, string> },
): {
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[]
  readonly pictures: ReadonlySet<string>
  readonly broken: readonly string[]
}
