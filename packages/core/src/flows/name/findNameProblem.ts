export type NameProblem = 'tooShort' | 'tooLong' | 'characters'

const shortest = 4
const longest = 63

/** Validates a name without its zone: letters, digits and hyphens, at least 4. The service checks the rest. */
export function findNameProblem(label: string): NameProblem | undefined {
  if (!/^[a-zA-Z0-9-]*$/.test(label)) return 'characters'
  if (label.length < shortest) return 'tooShort'
  return label.length > longest ? 'tooLong' : undefined
}
