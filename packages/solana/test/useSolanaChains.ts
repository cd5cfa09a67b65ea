import { type Solana, startSolana } from '@portico/sandbox/solana'
import type { PairedConformance } from '@portico/testing/conformance'
import { base58 } from '@scure/base'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll } from 'vitest'
import { solana } from '../src/solana.js'
import { createSolanaNetwork, holder } from './createSolanaWorld.js'
import { verifyEd25519 } from './verifyEd25519.js'

const otherGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const recipient = Keypair.generate().publicKey

/** Two chains for the tests of a file, and what every suite has to know of the family on them. */
export function useSolanaChains() {
  let chains: readonly [Solana, Solana] | undefined
  const getChains = () => {
    if (!chains) throw new Error('The chains are there inside tests only.')
    return chains
  }
  beforeAll(async () => {
    chains = await Promise.all([
      startSolana({ funded: [holder] }),
      startSolana({ genesisHash: otherGenesis }),
    ])
  })
  afterAll(() => Promise.all((chains ?? []).map(chain => chain.stop())))

  const getConnection = () => new Connection(getChains()[0].url, 'confirmed')
  const conformance: Omit<PairedConformance<'solana'>, 'getRelay' | 'traits'> = {
    namespace: 'solana',
    type: 'solana',
    getNetworks: () => {
      const [chain, second] = getChains()
      return [createSolanaNetwork(chain), createSolanaNetwork(second, 'Second')]
    },
    createFactory: solana,
    verifyMessage: ({ address, message, signature }) =>
      verifyEd25519(address, new TextEncoder().encode(message), Uint8Array.from(base58.decode(signature))),
    transaction: {
      async create({ address }) {
        const payer = new PublicKey(address)
        const { blockhash } = await getConnection().getLatestBlockhash()
        const transfer = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(
          SystemProgram.transfer({ fromPubkey: payer, toPubkey: recipient, lamports: 1_000_000 }),
        )
        return { transaction: Uint8Array.from(transfer.serialize({ requireAllSignatures: false })) }
      },
      async isKnown(signature) {
        const { value } = await getConnection().getSignatureStatus(signature)
        return value !== null && value.err === null
      },
    },
  }
  return { getChains, conformance }
}
