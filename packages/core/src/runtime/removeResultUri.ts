import type { Environment } from '../services/Environment.js'

const name = 'result_uri'

/**
 * A redirect login returns with its result in the URL. The source that requested one has read it at startup; any
 * other may be forged and is removed unread. The rest of the URL stays unchanged.
 */
export function removeResultUri({ location, replaceAddress }: Environment): void {
  const [, before, query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(location?.href ?? '') ?? []
  const parts = query?.split('&') ?? []
  const kept = parts.filter(part => !new URLSearchParams(part).has(name))
  if (kept.length === parts.length) return
  replaceAddress(`${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`)
}
