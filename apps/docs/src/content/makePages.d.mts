import type { Page } from './readPages.mjs'

export function makePages(): readonly Page[]
