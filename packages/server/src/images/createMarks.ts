import { readFile } from 'node:fs/promises'

/** Where a real mark is: its kind and its name among those. */
export type MarkName = readonly [kind: 'wallets' | 'networks' | 'tokens', name: string]

/** Finds the SVG of a mark that came with the build; undefined where there is none. */
export type FindMark = (mark: MarkName) => Promise<string | undefined>

/** The build puts one file for each kind beside the code; it is read when the first of the kind is asked for. */
export function createMarks(folder: URL = new URL('../../marks/', import.meta.url)): FindMark {
  const kinds = new Map<string, Promise<ReadonlyMap<string, string>>>()
  const read = (kind: string) => {
    const known = kinds.get(kind) ?? readMarks(new URL(`${kind}.json`, folder))
    kinds.set(kind, known)
    return known
  }
  return async ([kind, name]) => (await read(kind)).get(name)
}

/** A server that runs from its sources may have been built without them: then every mark is drawn. */
async function readMarks(file: URL): Promise<ReadonlyMap<string, string>> {
  try {
    // Written by our own build.
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>))
  } catch {
    return new Map()
  }
}
