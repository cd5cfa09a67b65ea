import type { Environment } from '../environment/Environment.js'

const name = 'result_uri'

/**
 * A login in Telegram comes back with its result in the page's address. Nothing here has asked for one, so anybody may
 * have written it: it is removed without being read. The rest of the address stays exactly as it was.
 */
export function removeResultUri({ location, replaceAddress }: Environment): void {
  const [, before, query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(location?.href ?? '') ?? []
  const parts = query?.split('&') ?? []
  const kept = parts.filter(part => !new URLSearchParams(part).has(name))
  if (kept.length === parts.length) return
  replaceAddress(`${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`)
}
