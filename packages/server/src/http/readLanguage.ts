import { findLanguage, type Language } from '@portico/protocol'
import type { Context } from 'hono'

/** The first supported language of Accept-Language. The vault sends the language of the site that embeds it. */
export function readLanguage(c: Context): Language {
  const tags = c.req.header('Accept-Language')?.split(',') ?? []
  return findLanguage(tags.map(tag => tag.split(';')[0]?.trim() ?? '')) ?? 'en'
}
