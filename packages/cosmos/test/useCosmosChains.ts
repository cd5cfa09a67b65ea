import { serializeSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Cosmos, startCosmos } from '@portico/sandbox/cosmos'
import type { PairedConformance } from '@portico/testing/conformance'
import { createCosmosAccount } from '@portico/testing/cosmos-wallet'
import { afterAll, beforeAll } from 'vitest'
import { cosmos } from '../src/cosmos.js'
import { createCosmosNetwork, firstKey, formatHolder } from './createCosmosWorld.js'

const recipient = createCosmosAccount(`0x${'11'.repeat(32)}`).formatAddress('cosmos')
export const transfer = { recipient, amount: [{ denom: 'uatom', amount: '1000' }] }

/** Two chains for the tests of a file, and what every suite has to know of the family on them. */
export function useCosmosChains() {
  let chains: readonly [Cosmos, Cosmos] | undefined
  const getChains = () => {
    if (!chains) throw new Error('The chains are there inside tests only.')
    return chains
  }
  beforeAll(async () => {
    chains = await Promise.all([
      startCosmos({ funded: [formatHolder()] }),
      startCosmos({ chainId: 'osmosis-1', prefix: 'osmo', funded: [formatHolder('osmo')] }),
    ])
  })
  afterAll(() => Promise.all((chains ?? []).map(chain => chain.stop())))

  const hasTransaction = async (id: string) =>
    (await fetch(`${getChains()[0].url}/cosmos/tx/v1beta1/txs/${id}`)).ok
  const conformance: Omit<PairedConformance<'cosmos'>, 'getRelay' | 'traits'> = {
    namespace: 'cosmos',
    type: 'cosmos',
    getNetworks: () => {
      const [chain, second] = getChains()
      return [createCosmosNetwork(chain), createCosmosNetwork(second, 'osmo')]
    },
    createFactory: cosmos,
    verifyMessage: ({ address, message, signature }) => verifyAdr36(address, message, signature),
    transaction: { create: () => transfer, isKnown: hasTransaction },
  }
  return { getChains, conformance, hasTransaction }
}

/** With the document encoded by CosmJS. */
function verifyAdr36(signer: string, message: string, signature: string): boolean {
  const data = Buffer.from(message).toString('base64')
  const document = {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
    memo: '',
  }
  const { publicKey } = createCosmosAccount(firstKey)
  return secp256k1.verify(Buffer.from(signature, 'base64'), serializeSignDoc(document), publicKey)
}
