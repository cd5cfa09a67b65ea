import { findLanguage, type Language } from '@portico/protocol'
import type { Context } from 'hono'

/**
 * In which language to answer: the first that there are words in, of those that the caller names. The vault names the one
 * of the site that it is on, other pages leave it to the browser.
 */
export function readLanguage(c: Context): Language {
  const tags = c.req.header('Accept-Language')?.split(',') ?? []
  return findLanguage(tags.map(tag => tag.split(';')[0]?.trim() ?? '')) ?? 'en'
}
