import type { WalletHttp } from '../controls/walletHttp.js'
import { ProviderRpcError } from '../evmWallet/providerRpcError.js'

export interface Utxo {
  readonly txid: string
  readonly vout: number
  readonly value: number
}

interface Stats {
  readonly funded_txo_sum: number
  readonly spent_txo_sum: number
}

export interface EsploraClient {
  getUtxos(address: string): Promise<readonly Utxo[]>
  /** In satoshis. */
  getBalance(address: string): Promise<{ confirmed: number; unconfirmed: number }>
  /** In satoshis per virtual byte. */
  getFeeRate(): Promise<number>
  broadcast(rawHex: string): Promise<string>
}

export function createEsploraClient(url: string, http: WalletHttp): EsploraClient {
  async function ask(path: string, request?: Parameters<WalletHttp>[1]): Promise<string> {
    const { status, text } = await http(`${url}${path}`, request)
    if (status !== 200) throw new ProviderRpcError(-32603, text)
    return text
  }
  // A local Esplora server; a wrong shape fails the test.
  const askJson = async <Answer>(path: string) => JSON.parse(await ask(path)) as Answer
  const getDifference = ({ funded_txo_sum, spent_txo_sum }: Stats) => funded_txo_sum - spent_txo_sum

  return {
    getUtxos: address => askJson(`/address/${address}/utxo`),
    async getBalance(address) {
      const answer = await askJson<{ chain_stats: Stats; mempool_stats: Stats }>(`/address/${address}`)
      return {
        confirmed: getDifference(answer.chain_stats),
        unconfirmed: getDifference(answer.mempool_stats),
      }
    },
    async getFeeRate() {
      const estimates = await askJson<Readonly<Record<string, number>>>('/fee-estimates')
      return estimates['6'] ?? 1
    },
    broadcast: rawHex => ask('/tx', { method: 'POST', body: rawHex, type: 'text/plain' }),
  }
}
