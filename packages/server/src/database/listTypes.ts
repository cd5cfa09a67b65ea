/**
 * Lists of text and of bigint. Left to itself, the driver asks every new connection for the kinds of lists, and nobody
 * waits for the answer: a connection that is cut meanwhile rejects where nothing can catch it.
 */
export const listTypes = {
  text: createListType(1009),
  bigint: createListType(1016),
}

function createListType(id: number) {
  return { to: id, from: [id], serialize: formatList, parse: parseList }
}

function formatList(items: readonly (string | number | null)[]): string {
  const quoted = items.map(item => (item === null ? 'null' : `"${String(item).replace(/["\\]/g, '\\$&')}"`))
  return `{${quoted.join()}}`
}

/** Each item is quoted, with a backslash before what needs one, or bare; only a bare NULL is null. */
function parseList(text: string): (string | null)[] {
  return Array.from(text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs), ([, quoted, bare = '']) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, '$1')
    return bare === 'NULL' ? null : bare
  })
}
