import type { GrantedNamespaces } from '../src/session/Namespaces.js'
import { createTestPair } from './createTestPair.js'

/** A pair with a session. */
export async function createConnected(granted?: GrantedNamespaces) {
  const pair = createTestPair()
  return { ...pair, ...(await pair.connect(granted)) }
}
