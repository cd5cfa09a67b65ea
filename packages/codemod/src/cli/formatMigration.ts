import { kits } from '../kits/kits.js'
import type { Migration } from '../migrate.js'
import { formatDiff } from '../project/formatDiff.js'

export function formatMigration({ found, changes, notes }: Migration, isDry: boolean): string {
  if (changes.length === 0 && notes.length === 0) return 'No supported kit was found.\n'
  const titles = found.map(name => kits[name].title).join(', ')
  const changed = isDry
    ? changes.map(({ path, before, after }) => formatDiff(path, before, after))
    : changes.map(({ path }) => `  changed  ${path}\n`)
  const left = notes.map(({ path, line, text }) => `  ${path}:${line}  ${text}\n`)
  return [
    ...(titles ? [`From ${titles} to Portico\n\n`] : []),
    ...changed,
    ...(left.length > 0 ? [`\nManual steps (${left.length}):\n`, ...left] : []),
    ...(isDry || changes.length === 0
      ? []
      : ['\nNow install with your package manager, and run your tests.\n']),
  ].join('')
}
