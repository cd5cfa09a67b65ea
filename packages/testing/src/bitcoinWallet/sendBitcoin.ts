import { hex } from '@scure/base'
import { Address, OutScript, selectUTXO, type Transaction } from '@scure/btc-signer'
import { ProviderRpcError } from '../evmWallet/providerRpcError.js'
import { type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetworks.js'
import type { BitcoinAddress } from './createBitcoinAccount.js'
import type { EsploraClient } from './createEsploraClient.js'
import { describeInput } from './signPsbt.js'

export interface Recipient {
  readonly address: string
  readonly amount: bigint
}

export interface SendBitcoinOptions {
  readonly from: BitcoinAddress
  readonly recipients: readonly Recipient[]
  readonly network: BitcoinNetworkName
  readonly feeRate?: number | undefined
  /** OP_RETURN data. */
  readonly memo?: Uint8Array | undefined
}

const opReturn = 0x6a
const dust = 546n

/** Pays from one address, with change to the same. */
export async function sendBitcoin(esplora: EsploraClient, options: SendBitcoinOptions): Promise<string> {
  const { from, recipients, network, feeRate, memo } = options
  const utxos = await esplora.getUtxos(from.address)
  const inputs = utxos.map(({ txid, vout, value }) => ({
    txid,
    index: vout,
    ...describeInput(from, BigInt(value)),
  }))
  const payments = recipients.map(({ address, amount }) => ({
    script: OutScript.encode(Address(bitcoinNetworks[network]).decode(address)),
    amount,
  }))
  const data = memo ? [{ script: Uint8Array.of(opReturn, memo.length, ...memo), amount: 0n }] : []
  const selected = selectUTXO(inputs, [...payments, ...data], 'default', {
    changeAddress: from.address,
    feePerByte: BigInt(Math.ceil(feeRate ?? (await esplora.getFeeRate()))),
    dust,
    createTx: true,
    network: bitcoinNetworks[network],
    allowUnknownOutputs: true,
  })
  if (!selected?.tx) throw new ProviderRpcError(-32000, 'Insufficient funds.')
  return esplora.broadcast(signAll(selected.tx, from))
}

function signAll(tx: Transaction, { privateKey }: BitcoinAddress): string {
  tx.sign(privateKey)
  tx.finalize()
  return hex.encode(tx.extract())
}
