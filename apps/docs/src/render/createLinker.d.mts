import type { Page } from '../content/readPages.mjs'

type Target =
  | { readonly kind: 'page'; readonly page: Page; readonly hash: string }
  | { readonly kind: 'picture'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'source' | 'broken' }

export interface Linker {
  resolve(page: Page, target: string): Target
}

export function createLinker(pages: readonly Page[]): Linker
export function toRelative(from: string, to: string): string
