import type { Portico } from '@portico/core'

export interface Stored {
  readonly key: string
  readonly characters: number
}

/** What the kit keeps in this browser, by name and size. What it says stays where it is: some of it is secret. */
export function listStored({ environment: { page } }: Portico): readonly Stored[] {
  try {
    const storage = page?.localStorage as Storage | undefined // what every browser has under this name
    return Object.entries({ ...storage })
      .filter(([key]) => key.startsWith('@portico/'))
      .map(([key, value]) => ({ key, characters: String(value).length }))
  } catch {
    // The visitor blocks site data.
    return []
  }
}
