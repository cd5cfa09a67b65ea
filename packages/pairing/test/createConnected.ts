import type { GrantedNamespaces } from '../src/session/parseNamespaces.js'
import { createTestPair } from './createTestPair.js'

/** A pair with a session. */
export async function createConnected(granted?: GrantedNamespaces) {
  const pair = createTestPair()
  return { ...pair, ...(await pair.connect(granted)) }
}
