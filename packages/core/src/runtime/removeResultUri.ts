import type { Environment } from '../environment/Environment.js'

const name = 'result_uri'

/**
 * A login that has led the page elsewhere comes back with its result in the address. The source that has asked for one
 * has read it at its start; else anybody may have written it, and it is removed without being read. The rest of the address stays exactly as it was.
 */
export function removeResultUri({ location, replaceAddress }: Environment): void {
  const [, before, query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(location?.href ?? '') ?? []
  const parts = query?.split('&') ?? []
  const kept = parts.filter(part => !new URLSearchParams(part).has(name))
  if (kept.length === parts.length) return
  replaceAddress(`${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`)
}
