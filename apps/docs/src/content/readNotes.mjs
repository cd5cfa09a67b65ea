/**
 * The parts of a document by their second headings, where each is the name of something that has a page of its own: what
 * somebody has written about it goes onto that page.
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

/** Its page is one folder further down than the document, and links are relative. */
const deepen = text => text.replace(/\]\((?![a-z]+:|#)/g, '](../')

/** A note on something that is not there any more would be on no page. */
export function assertKnown(file, notes, things) {
  const unknown = [...notes.keys()].filter(name => !things.some(thing => thing.name === name))
  if (unknown.length > 0) throw new Error(`${file} has notes on what is not there: ${unknown.join(', ')}`)
}
