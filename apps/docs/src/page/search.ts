import { type Entry, findEntries } from './findEntries.ts'

let loading: Promise<readonly Entry[]> | undefined

async function fetchIndex(root: string): Promise<readonly Entry[]> {
  const answer = await fetch(`${root}search.json`)
  if (!answer.ok) throw new Error(`The search index request failed with status ${answer.status}.`)
  return answer.json()
}

/** Fetches the index once; a failed fetch is retried by the next call. */
export async function prepare(root: string): Promise<readonly Entry[]> {
  loading ??= fetchIndex(root)
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

export const search = async (root: string, query: string) => findEntries(await prepare(root), query)

/** Sets text only, never HTML. */
export function drawResult(root: string, [address, title, heading, text]: Entry): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = root + address
  const name = document.createElement('strong')
  name.textContent = heading ? `${title} › ${heading}` : title
  const excerpt = document.createElement('span')
  excerpt.textContent = text.length > 120 ? `${text.slice(0, 120)}…` : text
  link.append(name, excerpt)
  item.append(link)
  return item
}
