import { type BitcoinNetworkName, genesisHashes } from '@portico/testing/bitcoin-wallet'
import { listen } from '../localChain/listen.js'
import { createBitcoinLedger } from './createBitcoinLedger.js'
import { answerEsplora } from './esploraApi.js'

export interface StartBitcoinOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** Network of its addresses. Default `regtest`. */
  readonly network?: BitcoinNetworkName | undefined
  /** Initially funded addresses. */
  readonly funded?: readonly string[] | undefined
}

export interface Bitcoin {
  /** URL of the Esplora API. */
  readonly url: string
  /** CAIP-2 id. */
  readonly chainId: string
  /** Mints satoshis. */
  fund(address: string, satoshis: bigint): string
  stop(): Promise<void>
}

const startingSatoshis = 100_000_000n

/** Starts a chain that only accepts transactions whose inputs exist, are unspent and are signed by their owners. */
export async function startBitcoin(options: StartBitcoinOptions = {}): Promise<Bitcoin> {
  const { network = 'regtest', funded = [] } = options
  const ledger = createBitcoinLedger(network)
  for (const address of funded) ledger.fund(address, startingSatoshis)
  const { port, stop } = await listen({
    port: options.port,
    answer: request => answerEsplora(ledger, request),
  })
  return {
    url: `http://127.0.0.1:${port}`, // CAIP-2 keeps the first 32 characters of the genesis hash.
    chainId: `bip122:${genesisHashes[network].slice(0, 32)}`,
    fund: ledger.fund,
    stop,
  }
}
