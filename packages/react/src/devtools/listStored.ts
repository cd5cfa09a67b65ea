import type { Portico } from '@portico/core'

export interface Stored {
  readonly key: string
  readonly characters: number
}

/** Lists the storage keys of the kit with their sizes. Values are omitted because some are secret. */
export function listStored({ environment: { page } }: Portico): readonly Stored[] {
  try {
    const storage = page?.localStorage as Storage | undefined // the Storage interface of browsers
    return Object.entries({ ...storage })
      .filter(([key]) => key.startsWith('@portico/'))
      .map(([key, value]) => ({ key, characters: String(value).length }))
  } catch {
    // The visitor blocks site data.
    return []
  }
}
