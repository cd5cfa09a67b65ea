import type { Environment } from '../services/Environment.js'

const name = 'result_uri'

/** The source that requested a redirect login has read its result at startup; any other may be forged. */
export function removeResultUri({ location, replaceAddress }: Environment): void {
  const [, before, query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(location?.href ?? '') ?? []
  const parts = query?.split('&') ?? []
  const kept = parts.filter(part => !new URLSearchParams(part).has(name))
  if (kept.length === parts.length) return
  replaceAddress(`${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`)
}
