import type { AccountParameters, BitcoinTransferRequest } from '@portico/core/adapter'
import { invalidInput, PorticoError, unsupportedOperation } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import { NETWORK, p2wpkh, Script, selectUTXO } from '@scure/btc-signer'
import { getPrefixes } from '../address/bitcoinNetworks.js'
import { parseAddress } from '../address/parseAddress.js'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { assertRate, fetchRates } from '../esplora/fetchRates.js'
import { fetchUnspent } from '../esplora/fetchUnspent.js'

const memoLimit = 80

export async function buildTransfer(
  runtime: BitcoinRuntime,
  request: AccountParameters & BitcoinTransferRequest,
): Promise<string> {
  const { network, address, recipient, amount, memo } = request
  const rate = request.feeRate ?? (await fetchRates(runtime, network)).normal
  assertRate(rate)
  const { bech32, pubKeyHash, scriptHash } = getPrefixes(network)
  const own = describeOwn(runtime, request)
  const unspent = await fetchUnspent(runtime, network, address)
  const memos = memo === undefined ? [] : [{ script: writeMemo(memo), amount: 0n }]
  const selection = selectUTXO(
    unspent.map(({ value, ...output }) => ({
      ...output,
      ...own.fields,
      witnessUtxo: { script: own.script, amount: value },
    })),
    [{ address: recipient, amount }, ...memos],
    'default',
    {
      changeAddress: address,
      // Rounded up: nodes do not relay a transaction below the minimum fee rate.
      feePerByte: BigInt(Math.ceil(rate)),
      network: { ...NETWORK, bech32, pubKeyHash, scriptHash },
      createTx: true,
      bip69: false,
      allowUnknownOutputs: true,
    },
  )
  if (!selection?.tx)
    throw new PorticoError(invalidInput, {
      detail: 'The balance does not cover the amount and the fee.',
    })
  return base64.encode(selection.tx.toPSBT())
}

function describeOwn({ getAccounts }: BitcoinRuntime, { connector, network, address }: AccountParameters) {
  const parsed = parseAddress(address, network)
  const key = getAccounts(connector)?.find(account => account.address === address)?.publicKey
  if (parsed?.kind === 'p2wpkh') return { script: parsed.script, fields: {} }
  if (parsed?.kind === 'p2tr') {
    const tapInternalKey = key && hex.decode(key.length === 66 ? key.slice(2) : key)
    return { script: parsed.script, fields: tapInternalKey ? { tapInternalKey } : {} }
  }
  if (parsed?.kind === 'p2sh' && key?.length === 66)
    return { script: parsed.script, fields: { redeemScript: p2wpkh(hex.decode(key)).script } }
  throw new PorticoError(unsupportedOperation, {
    context: { operation: 'sendTransfer from this kind of address', namespace: 'bip122' },
  })
}

function writeMemo(memo: string): Uint8Array {
  const bytes = new TextEncoder().encode(memo)
  if (bytes.length > memoLimit)
    throw new PorticoError(invalidInput, { detail: `The memo has more than ${memoLimit} bytes.` })
  return Script.encode(['RETURN', bytes])
}
