import { makeErrorPages } from './makeErrorPages.mjs'
import { makeHookPages } from './makeHookPages.mjs'
import { makeOptionPages } from './makeOptionPages.mjs'
import { makeViewPages } from './makeViewPages.mjs'

/**
 * The pages generated from the sources: a list per kind, and a page per item.
 * @returns {readonly import('./readPages.mjs').Page[]}
 */
export function makePages() {
  return [...makeOptionPages(), ...makeHookPages(), ...makeViewPages(), ...makeErrorPages()]
}

/** Names with their own page, which are linked automatically. */
export const listTerms = pages =>
  new Map(pages.filter(({ term }) => term).map(({ term, address }) => [term, address]))
