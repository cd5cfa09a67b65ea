import { afterAll, beforeAll } from 'vitest'
import { openBorrowedDatabase } from './openBorrowedDatabase.js'
import { startTestRelay } from './startTestRelay.js'

/** One relay for all tests of a file, with the project `shop`. */
export function useSharedRelay(): () => { readonly url: string; readonly projectId: string } {
  const projectId = 'shop'
  const stops: (() => Promise<void>)[] = []
  let url: string | undefined

  beforeAll(async () => {
    const { database, close } = await openBorrowedDatabase()
    const relay = await startTestRelay({ database })
    url = relay.url
    stops.push(relay.close, close)
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  return () => {
    if (!url) throw new Error('The relay is there inside tests only.')
    return { url, projectId }
  }
}
