import { type BitcoinNetworkName, genesisHashes } from '../bitcoinWallet/bitcoinNetworks.js'
import { listen } from '../localChain/listen.js'
import { createBitcoinLedger } from './createBitcoinLedger.js'
import { answerEsplora } from './esploraApi.js'

export interface StartBitcoinOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** Whose addresses it knows. Default `regtest`. */
  readonly network?: BitcoinNetworkName | undefined
  /** Addresses that begin with money. */
  readonly funded?: readonly string[] | undefined
}

export interface Bitcoin {
  /** Esplora's HTTP interface. */
  readonly url: string
  /** The CAIP-2 id. */
  readonly chainId: string
  /** Gives satoshis out of nothing. */
  fund(address: string, satoshis: bigint): string
  stop(): Promise<void>
}

const startingSatoshis = 100_000_000n

/** Starts a chain that takes only transactions whose inputs exist, are unspent and signed by their owners. */
export async function startBitcoin(options: StartBitcoinOptions = {}): Promise<Bitcoin> {
  const { network = 'regtest', funded = [] } = options
  const ledger = createBitcoinLedger(network)
  for (const address of funded) ledger.fund(address, startingSatoshis)
  const { port, stop } = await listen({
    port: options.port,
    answer: request => answerEsplora(ledger, request),
  })
  return {
    url: `http://127.0.0.1:${port}`, // CAIP-2 keeps the first 32 characters of the genesis block's hash.
    chainId: `bip122:${genesisHashes[network].slice(0, 32)}`,
    fund: ledger.fund,
    stop,
  }
}
