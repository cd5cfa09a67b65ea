import type { Environment } from '../services/Environment.js'

export function fillBrowseLink(
  pattern: string | undefined,
  location: Environment['location'],
): string | undefined {
  if (pattern === undefined || !location) return undefined
  const url = encodeURIComponent(location.href)
  return pattern
    .replaceAll('{url}', () => url)
    .replaceAll('{twice}', () => encodeURIComponent(url))
    .replaceAll('{bare}', () => location.href.replace(/^https?:\/\//, ''))
}
