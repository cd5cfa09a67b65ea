import { parseLabel } from './parseLabel.js'

const most = 12

export function suggestLabels(typed: string, zone = ''): string[] {
  const label = typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
  if (label === '') return []
  const numbered = ['2', '3', '7', '21', '42', '99'].map(end => `${label}-${end}`)
  const words = [`the-${label}`, `its-${label}`, `hey-${label}`, `${label}-here`, `${label}-pays`]
  return [...words, ...numbered].filter(name => 'label' in parseLabel(name, zone)).slice(0, most)
}
