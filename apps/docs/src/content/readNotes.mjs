/**
 * Splits a document by its second-level headings, each of which names an item with its own page; the text is added
 * to that page.
 * @param {string} text
 * @returns {{ lead: string, notes: ReadonlyMap<string, string> }}
 */
export function readNotes(text) {
  const [lead = '', ...parts] = text.split(/^## /m)
  const notes = parts.map(part => {
    const [heading = '', ...lines] = part.split('\n')
    return [heading.replaceAll('`', '').trim(), deepen(lines.join('\n').trim())]
  })
  return { lead: lead.trim(), notes: new Map(notes) }
}

/** The page is one folder below the document, and links are relative. */
const deepen = text => text.replace(/\]\((?![a-z]+:|#)/g, '](../')

/** A note on an unknown item would appear on no page. */
export function assertKnown(file, notes, things) {
  const unknown = [...notes.keys()].filter(name => !things.some(thing => thing.name === name))
  if (unknown.length > 0) throw new Error(`${file} has notes on unknown items: ${unknown.join(', ')}`)
}
