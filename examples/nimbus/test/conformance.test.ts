import { mockWallets } from '@portico/testing'
import { describePairedAdapter } from '@portico/testing/conformance'
import { afterAll, beforeAll, describe } from 'vitest'
import { useSharedRelay } from '../../../packages/server/test/useSharedRelay.js'
import { nimbus } from '../nimbus.js'
import { defineNimbus } from '../nimbusNetworks.js'
import { cumulus, getAddress, sign } from './cumulus.js'
import { startSky } from './startSky.js'

describe('a made-up family from outside of the packages [C-11]', () => {
  let sky: Awaited<ReturnType<typeof startSky>>
  beforeAll(async () => {
    sky = await startSky()
  })
  afterAll(() => sky.stop())

  describePairedAdapter({
    namespace: 'nimbus',
    type: 'nimbus',
    traits: {
      listensTo: { no: 'its wallets tell nothing in the page' },
      pends: { no: 'its wallets have no error for a prompt that is open already' },
      tellsAccounts: true,
      choosesChain: { no: 'a wallet is on no network: each request names its own' },
      forgets: true,
      tellsAccess: true,
      locks: { no: 'its wallets have no lock' },
    },
    remote: cumulus,
    getRelay: useSharedRelay(),
    getNetworks: () => [defineNimbus('high', 6000, sky.url), defineNimbus('low', 300, sky.url)],
    createFactory: nimbus,
    verifyMessage: ({ address, message, signature }) =>
      mockWallets.alder.privateKeys.some(
        key => getAddress(key) === address && sign(key, message) === signature,
      ),
    transaction: { create: () => ({ rain: 7 }), isKnown: async drop => sky.hasDrop(drop) },
  })
})
