import type { Page } from './content/readPages.mjs'
import type { Linker } from './render/createLinker.mjs'

export function writeTwin(page: Page, linker: Linker): string
