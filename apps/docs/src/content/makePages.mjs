import { makeErrorPages } from './makeErrorPages.mjs'
import { makeHookPages } from './makeHookPages.mjs'
import { makeOptionPages } from './makeOptionPages.mjs'
import { makeViewPages } from './makeViewPages.mjs'

/**
 * The pages that are made of the sources: a list for each kind of thing, and a page for each of them.
 * @returns {readonly import('./readPages.mjs').Page[]}
 */
export function makePages() {
  return [...makeOptionPages(), ...makeHookPages(), ...makeViewPages(), ...makeErrorPages()]
}

/** Names that have a page of their own, so that documents need not link them. */
export const listTerms = pages =>
  new Map(pages.filter(({ term }) => term).map(({ term, address }) => [term, address]))
