import type { RemoteSite } from './RemoteWallet.js'

/** Metadata comes from the other side of the relay and is untrusted. */
export function parseSite(metadata: unknown): RemoteSite {
  const source = typeof metadata === 'object' && metadata !== null ? metadata : {}
  const read = (name: string): unknown => Reflect.get(source, name)
  const icons = read('icons')
  return {
    name: parseText(read('name')) || 'Unnamed site',
    url: parseText(read('url')),
    description: parseText(read('description')),
    icon: Array.isArray(icons) ? parseText(icons[0]) || undefined : undefined,
  }
}

function parseText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : ''
}
