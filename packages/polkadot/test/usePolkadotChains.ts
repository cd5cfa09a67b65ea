import { blake2AsHex, signatureVerify } from '@polkadot/util-crypto'
import type { PolkadotPayload } from '@portico/core/adapter'
import { type Polkadot, startPolkadot } from '@portico/sandbox/polkadot'
import type { PairedConformance } from '@portico/testing/conformance'
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
      create: async ({ address }) => ({ payload: await createTransfer(getChains()[0], { address }) }),
      isKnown: id => isIncluded(getChains()[0], id),
    },
  }
  return { getChains, conformance }
}

/** Wallets sign messages between these marks, so that no transaction passes for one. */
export const wrap = (message: string) => `<Bytes>${message}</Bytes>`

async function call(chain: Polkadot, method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { result } = (await (await fetch(chain.url, { method: 'POST', body })).json()) as { result: unknown }
  return result
}

/** Whether a block has the extrinsic with this hash. */
async function isIncluded(chain: Polkadot, id: string): Promise<boolean> {
  let hash = await call(chain, 'chain_getFinalizedHead')
  for (;;) {
    const { block } = (await call(chain, 'chain_getBlock', hash)) as {
      block: { header: { number: string; parentHash: string }; extrinsics: readonly string[] }
    }
    if (block.extrinsics.some(extrinsic => blake2AsHex(extrinsic, 256) === id)) return true
    if (block.header.number === '0x0') return false
    hash = block.header.parentHash
  }
}

export const receiver = new Uint8Array(32).fill(9)

/** `Balances.transfer_keep_alive` of one UNIT, with nonce and versions as the chain says. */
export async function createTransfer(
  chain: Polkadot,
  { address }: { readonly address: string },
): Promise<Omit<PolkadotPayload, 'address'>> {
  const { specVersion, transactionVersion } = (await call(chain, 'state_getRuntimeVersion')) as {
    specVersion: number
    transactionVersion: number
  }
  const nonce = Number(await call(chain, 'system_accountNextIndex', address))
  return {
    ...createPayload(),
    // Pallet 5, call 3, the receiver's key, and 1_000_000_000_000 as a compact of five bytes.
    method: `0x050300${'09'.repeat(32)}070010a5d4e8`,
    nonce: `0x${nonce.toString(16)}`,
    specVersion: `0x${specVersion.toString(16)}`,
    transactionVersion: `0x${transactionVersion.toString(16)}`,
    signedExtensions: [
      'CheckNonZeroSender',
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeTransactionPayment',
      'CheckMetadataHash',
    ],
    mode: 0,
  }
}

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
