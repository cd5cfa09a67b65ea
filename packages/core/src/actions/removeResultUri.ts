import type { Environment } from '../environment/Environment.js'

const name = 'result_uri'

/**
 * A login in Telegram comes back with its result in the address. Nobody here waits for one, so it is nothing but
 * somebody's words: it goes unread. The rest of the address stays as it is, letter by letter.
 */
export function removeResultUri({ location, replaceAddress }: Environment): void {
  const [, before, query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(location?.href ?? '') ?? []
  const parts = query?.split('&') ?? []
  const kept = parts.filter(part => !new URLSearchParams(part).has(name))
  if (kept.length === parts.length) return
  replaceAddress(`${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`)
}
