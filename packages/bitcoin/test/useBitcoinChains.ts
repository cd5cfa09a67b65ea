import { type Bitcoin, startBitcoin } from '@portico/sandbox/bitcoin'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import type { PairedConformance } from '@portico/testing/conformance'
import { afterAll, beforeAll } from 'vitest'
import { bitcoin } from '../src/bitcoin.js'
import { createBitcoinNetwork, getHolder } from './createBitcoinWorld.js'
import { verifyBip322 } from './verifyBip322.js'
import { verifyEcdsa } from './verifyEcdsa.js'

const nested = getHolder({ paymentType: 'p2sh' })
export const recipient = createBitcoinAccount(`0x${'07'.repeat(32)}`, 'testnet').payment.address

/** Two chains for the tests of a file, and what every suite has to know of the family on them. */
export function useBitcoinChains() {
  let chains: readonly [Bitcoin, Bitcoin] | undefined
  const getChains = () => {
    if (!chains) throw new Error('The chains are there inside tests only.')
    return chains
  }
  beforeAll(async () => {
    chains = await Promise.all([
      startBitcoin({ network: 'testnet', funded: [getHolder(), nested] }),
      startBitcoin({ network: 'signet' }),
    ])
  })
  afterAll(() => Promise.all((chains ?? []).map(chain => chain.stop())))

  const hasTransaction = async (id: string) => (await fetch(`${getChains()[0].url}/tx/${id}`)).ok
  const conformance: Omit<PairedConformance<'bip122'>, 'getRelay' | 'traits'> = {
    namespace: 'bip122',
    type: 'bitcoin',
    getNetworks: () => {
      const [chain, second] = getChains()
      return [createBitcoinNetwork(chain), createBitcoinNetwork(second, 'Second')]
    },
    createFactory: bitcoin,
    verifyMessage: ({ address, message, signature }) =>
      verifyBip322(address, message, signature) || verifyEcdsa(address, message, signature),
    transaction: { create: () => ({ recipient, amount: 20_000n }), isKnown: hasTransaction },
  }
  return { getChains, conformance, hasTransaction }
}
