import { chooseRemoteWallet } from '../src/connection/offer/chooseRemoteWallet.js'
import { startPairing } from '../src/connection/offer/startPairing.js'
import { startPortico } from '../src/runtime/startPortico.js'
// Fetched later by pages; here it must not take longer than a wallet's answer.
import '../src/runtime/createRuntime.js'
import { createFakeEnvironment, settle } from './createFakeEnvironment.js'
import { createFakePairing } from './createFakePairing.js'
import { createTestPortico } from './createTestPortico.js'
import { session } from './remoteSession.js'

/** A page with a remote wallet that is the test. */
export function setUpPairing(options: Parameters<typeof createTestPortico>[0] = {}) {
  const pairing = createFakePairing()
  const world = createTestPortico({ pairing: pairing.factory, ...options })
  startPortico(world.portico)
  return { ...world, pairing }
}

/** With a wallet that has said yes. */
export async function setUpPaired(options: Parameters<typeof createTestPortico>[0] = {}) {
  const world = setUpPairing(options)
  startPairing(world.portico)
  await settle()
  world.pairing.attempts[0]?.grant(session)
  await settle()
  return world
}

/** A phone whose visitor was sent to a wallet's app. */
export function createPhone() {
  const fake = createFakeEnvironment({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
  const { portico } = createTestPortico({ fake })
  chooseRemoteWallet(portico, { wallet: { id: 'w', name: 'Phone Wallet' }, link: 'wallet://' })
  return fake
}
