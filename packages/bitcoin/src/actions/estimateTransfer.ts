import type {
  AccountParameters,
  FeeChoice,
  FeeSpeed,
  TransferEstimate,
  TransferEstimateRequest,
} from '@portico/core/adapter'
import { NETWORK, p2pkh, p2sh, p2tr, p2wpkh, selectUTXO } from '@scure/btc-signer'
import { getPrefixes } from '../address/bitcoinNetworks.js'
import { type AddressKind, parseAddress } from '../address/parseAddress.js'
import { type BitcoinRuntime, getPayer } from '../BitcoinRuntime.js'
import { fetchRates } from '../esplora/fetchRates.js'
import { fetchUnspent, type Unspent } from '../esplora/fetchUnspent.js'

type Parameters = AccountParameters & TransferEstimateRequest

/** The dust limit for any address type. */
const least = 546n
/** Covers the unknown fee of a wallet that chooses it itself. */
const headroom = 2n
/** Virtual bytes of a payment with one input and change. */
const usualSize = 141n

export async function estimateTransfer(
  runtime: BitcoinRuntime,
  { connector, network, address, receiver, amount }: Parameters,
): Promise<TransferEstimate> {
  // Funds of the inscription account are not spent.
  if (getPayer(runtime, connector, address) !== address) return { choices: [], willFail: true }
  const [rates, unspent] = await Promise.all([
    fetchRates(runtime, network),
    fetchUnspent(runtime, network, address),
  ])
  const kind = parseAddress(address, network)?.kind
  const { bech32, pubKeyHash, scriptHash } = getPrefixes(network)
  const coins = { ...NETWORK, bech32, pubKeyHash, scriptHash }
  const count = (rate: number) => {
    const select = (outputs: { address: string; amount: bigint }[], strategy: 'default' | 'all') =>
      selectUTXO(describeInputs(unspent, kind), outputs, strategy, {
        changeAddress: strategy === 'all' ? receiver : address,
        feePerByte: BigInt(rate),
        network: coins,
        createTx: false,
        bip69: false,
        allowLegacyWitnessUtxo: true,
      })?.fee
    const exact = amount === 'all' ? undefined : select([{ address: receiver, amount }], 'default')
    // If the balance is too low, all of it would be spent.
    return exact ?? select([], 'all') ?? BigInt(rate) * usualSize
  }
  const wallet = runtime.getWallet(connector, address)
  const asked = { address, network, recipient: receiver, amount: least }
  const choosesItself =
    wallet.getTransfer?.(asked) && !wallet.getTransfer({ ...asked, feeRate: rates.normal })
  const willFail = amount !== 'all' && amount < least
  return {
    choices: choosesItself
      ? [toChoice('normal', count(rates.normal), headroom)]
      : listSpeeds(rates).map(speed => ({
          ...toChoice(speed, count(rates[speed])),
          mark: String(rates[speed]),
        })),
    willFail,
  }
}

const toChoice = (speed: FeeSpeed, fee: bigint, times = 1n): FeeChoice => ({
  speed,
  fee,
  reserve: fee * times,
})

function listSpeeds({ slow, normal, fast }: Readonly<Record<FeeSpeed, number>>): readonly FeeSpeed[] {
  return [...(slow < normal ? ['slow' as const] : []), 'normal', ...(fast > normal ? ['fast' as const] : [])]
}

/** An arbitrary public key: signatures of all keys have the same size. */
const anyKey = Uint8Array.of(
  2,
  ...[0x79, 0xbe, 0x66, 0x7e, 0xf9, 0xdc, 0xbb, 0xac, 0x55, 0xa0, 0x62, 0x95, 0xce, 0x87, 0x0b, 0x07],
  ...[0x02, 0x9b, 0xfc, 0xdb, 0x2d, 0xce, 0x28, 0xd9, 0x59, 0xf2, 0x81, 0x5b, 0x16, 0xf8, 0x17, 0x98],
)

/** Inputs of the same size as the real ones, whose key may be unknown. */
function describeInputs(unspent: readonly Unspent[], kind: AddressKind | undefined) {
  const { script, ...fields } = describeKind(kind)
  return unspent.map(({ txid, index, value }) => ({
    txid,
    index,
    ...fields,
    witnessUtxo: { script, amount: value },
  }))
}

function describeKind(kind: AddressKind | undefined) {
  switch (kind) {
    case 'p2wpkh':
      return { script: p2wpkh(anyKey).script }
    case 'p2tr': {
      const tapInternalKey = anyKey.slice(1)
      return { script: p2tr(tapInternalKey).script, tapInternalKey }
    }
    case 'p2sh': {
      const redeemScript = p2wpkh(anyKey).script
      return { script: p2sh(p2wpkh(anyKey)).script, redeemScript }
    }
    default:
      return { script: p2pkh(anyKey).script }
  }
}
