/** Attack cases have two letters and a number, such as `CJ17`; other behaviours have a hyphen. */
const definition = /^- \*\*([A-Z]{2}\d{2})\*\* (.+)$/gm

/** The table of cases that no test runs, and of later ones. */
const row = /^\| ([A-Z]{2}\d{2}) \| ([^|]+) \|/gm

const toText = markdown =>
  markdown
    .replace(/\s*(?:·\s*)?\[[^\]]+\]\([^)]+\)/g, '')
    .replaceAll('`', '')
    .trim()

/**
 * @param {string} text of docs/behaviours.md or docs/security-cases.md
 * @returns {Map<string, string>} what each case is about, by id
 */
export const readCases = text =>
  new Map(
    [definition, row].flatMap(shape => [...text.matchAll(shape)].map(([, id, what]) => [id, toText(what)])),
  )

/** @param {string} title of a test, which ends with the ids of the cases that it proves */
export function findIds(title) {
  const [ids = ''] = /(?:\s?\[[^\]]*\])+$/.exec(title) ?? []
  return ids.match(/\b[A-Z]{2}\d{2}\b/g) ?? []
}

/**
 * @param {Map<string, string>} cases
 * @param {readonly { title: string, passed: boolean }[]} tests
 */
export function formatTable(cases, tests) {
  const rows = [...cases].map(([id, what]) => {
    const own = tests.filter(({ title }) => findIds(title).includes(id))
    const passed = own.filter(test => test.passed).length
    const result = own.length === 0 ? 'no test' : passed === own.length ? 'held' : 'FAILED'
    return {
      id,
      what: what.length > 90 ? `${what.slice(0, 89)}…` : what,
      tests: `${passed}/${own.length}`,
      result,
    }
  })
  const lines = rows.map(({ id, what, tests: count, result }) =>
    [id, what.padEnd(90), count.padStart(5), result].join('  '),
  )
  return { lines, failed: rows.filter(({ result }) => result === 'FAILED').map(({ id }) => id) }
}
