import { removePersonalText } from './removePersonalText.js'
import { removed, removeSeedWords } from './removeSeedWords.js'

export function removePersonalData(
  value: unknown,
  isPersonalName: (name: string) => boolean = () => false,
): unknown {
  if (typeof value === 'string') return removePersonalText(value)
  if (typeof value !== 'object' || value === null) return value
  const clean = createCleaner(Object.values(value), isPersonalName)
  if (Array.isArray(value)) return value.map(clean)
  const kept = Object.entries(value).filter(([name]) => !isPersonalName(name))
  return Object.fromEntries(kept.map(([name, item]) => [removePersonalText(name), clean(item)]))
}

/** The words of a seed phrase may be separate items. */
function createCleaner(items: readonly unknown[], isPersonalName: (name: string) => boolean) {
  const texts = items.filter(item => typeof item === 'string').join(' ')
  const isSeed = removeSeedWords(texts) !== texts
  return (item: unknown) =>
    isSeed && typeof item === 'string' ? removed : removePersonalData(item, isPersonalName)
}
