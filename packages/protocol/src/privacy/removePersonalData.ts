import { removePersonalText } from './removePersonalText.js'
import { removed, removeSeedWords } from './removeSeedWords.js'

/** A copy of any JSON value whose texts and names are without personal data. */
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

/** Words of a seed may come one by one. */
function createCleaner(items: readonly unknown[], isPersonalName: (name: string) => boolean) {
  const texts = items.filter(item => typeof item === 'string').join(' ')
  const isSeed = removeSeedWords(texts) !== texts
  return (item: unknown) =>
    isSeed && typeof item === 'string' ? removed : removePersonalData(item, isPersonalName)
}
