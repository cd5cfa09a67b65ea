/** Matches ids of the defined groups, such as `T-07` and `WC21`. */
const createPattern = groups => new RegExp(`\\b(?:${groups.join('|')})\\d{2}\\b`, 'g')

const definition = /^- \*\*([A-Z]{1,2}-?\d{2})\*\* \S/gm

/** The ids in brackets at the end of a test's title. */
const proof = /\[((?:[A-Z]{1,2}-?\d{2}(?:, |\s)?)+)\]['"`]/g

/** @param {string} text of the document that defines them */
export function findDefined(text) {
  return [...text.matchAll(definition)].map(([, id]) => id)
}

/** The definitions without a link to the code. */
export function findUnlinked(text) {
  return text.split('\n').flatMap(line => (line.includes('](../') ? [] : findDefined(line)))
}

/** The ids that a source mentions: anywhere for a known group, and always in a test's title. */
export function findNamed(text, defined) {
  const groups = [...new Set(defined.map(id => id.replace(/\d+$/, '')))]
  const known = text.match(createPattern(groups)) ?? []
  const proven = [...text.matchAll(proof)].flatMap(([, ids]) => ids.match(/[A-Z]{1,2}-?\d{2}/g) ?? [])
  return [...new Set([...known, ...proven])]
}
