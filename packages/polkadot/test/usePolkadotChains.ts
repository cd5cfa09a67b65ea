import { signatureVerify } from '@polkadot/util-crypto'
import type { PolkadotPayload } from '@portico/core'
import type { PairedConformance } from '@portico/testing/conformance'
import { type Polkadot, startPolkadot } from '@portico/testing/polkadot'
import { afterAll, beforeAll } from 'vitest'
import { polkadot } from '../src/polkadot.js'
import { createPolkadotNetwork, holder } from './createPolkadotWorld.js'

/** Its addresses begin with another byte. */
const kusama = { genesisHash: `0xb0a8d493285c2df73290dfb7e61f870f${'17'.repeat(16)}`, prefix: 2 } as const

/** Two chains for the tests of a file, and what every suite has to know of the family on them. */
export function usePolkadotChains() {
  let chains: readonly [Polkadot, Polkadot] | undefined
  const getChains = () => {
    if (!chains) throw new Error('The chains are there inside tests only.')
    return chains
  }
  beforeAll(async () => {
    chains = await Promise.all([startPolkadot({ funded: [holder] }), startPolkadot(kusama)])
  })
  afterAll(() => Promise.all((chains ?? []).map(chain => chain.stop())))

  const conformance: Omit<PairedConformance<'polkadot'>, 'getRelay' | 'traits'> = {
    namespace: 'polkadot',
    type: 'polkadot',
    getNetworks: () => {
      const [chain, second] = getChains()
      return [createPolkadotNetwork(chain), createPolkadotNetwork(second, kusama.prefix)]
    },
    createFactory: polkadot,
    verifyMessage: ({ address, message, signature }) =>
      signatureVerify(wrap(message), signature, address).isValid,
    transaction: {
      create: () => ({ payload: createPayload() }),
      isKnown: { no: 'the local node executes nothing: what is sent is read byte by byte beside this' },
    },
  }
  return { getChains, conformance }
}

/** Wallets sign messages between these marks, so that no transaction passes for one. */
export const wrap = (message: string) => `<Bytes>${message}</Bytes>`

/** A transaction of the first chain. */
export const createPayload = (): Omit<PolkadotPayload, 'address'> => ({
  blockHash: `0x${'90'.repeat(32)}`,
  blockNumber: '0x00000001',
  era: '0x00',
  genesisHash: `0x${'90'.repeat(32)}`,
  method: '0x000010deadbeef',
  nonce: '0x00000005',
  signedExtensions: [
    'CheckNonZeroSender',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'ChargeTransactionPayment',
  ],
  specVersion: '0x00000001',
  tip: '0x00',
  transactionVersion: '0x00000001',
  version: 4,
})
