import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { decodeCompact } from '@portico/codec/scale'
import { encodeSs58 } from '@portico/codec/ss58'
import { feeTooHigh, PorticoError } from '@portico/protocol'
import { decodeReadable } from '@portico/protocol/frame'
import type { Approval, Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import { isHighFee } from '../../../approve/describePayment.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import { getPolkadotChain, type PolkadotChain } from '../derive/polkadotChains.ts'
import type { PolkadotPayload } from '../sign/encodePayload.ts'

/** In whole coins. No visitor intends to pay such a tip. */
const mostTip = 10n

/** Describes a known call of a known chain. Other calls are shown by their indexes, with a warning. */
export function describePayload(
  { method, tip, era }: PolkadotPayload,
  network: NetworkId,
): Pick<Approval, 'groups' | 'warnings'> {
  const chain = getPolkadotChain(network)
  const units = tip === '0x' ? 0n : BigInt(tip)
  const refused = mostTip * 10n ** BigInt(chain.decimals)
  if (units > refused) throw new PorticoError(feeTooHigh)
  const call = hexToBytes(method.slice(2))
  const rows = describeCall(call, chain)
  const warnings: TextKey[] = [
    ...(rows ? [] : (['warnUnknownCall'] as const)),
    ...(units > 0n && isHighFee(units, refused / 20n, 0n) ? (['warnFee'] as const) : []),
    // An immortal transaction never expires.
    ...(era === '0x00' ? (['warnNonce'] as const) : []),
  ]
  const unknown: readonly Row[] = [
    { label: 'function', value: [...call.subarray(0, 2)].join('.'), form: 'code' },
  ]
  return {
    groups: [
      rows ?? unknown,
      ...(units > 0n ? [[{ label: 'tip', value: format(units, chain), form: 'amount' } as const]] : []),
    ],
    warnings,
  }
}

const format = (units: bigint, { symbol, decimals }: PolkadotChain) =>
  `${formatUnits(units, decimals)} ${symbol}`.trim()

const system = 0
/** Call indexes of the Balances pallet. */
const [transferAllowDeath, transferKeepAlive, transferAll] = [0, 3, 4]
const [remark, remarkWithEvent] = [0, 7]

/** Returns undefined if the call is unknown or does not match its encoding to the last byte. */
function describeCall(call: Uint8Array, chain: PolkadotChain): readonly Row[] | undefined {
  if (chain.balances === undefined) return undefined
  const [pallet, index] = call
  const rest = call.subarray(2)
  if (pallet === chain.balances) {
    // MultiAddress variant 0, a public key, which is the only form that wallets write.
    const receiver = rest[0] === 0 && rest.length > 33 ? rest.subarray(1, 33) : undefined
    if (!receiver) return undefined
    const to: Row = { label: 'to', value: encodeSs58(receiver, chain.prefix), form: 'code' }
    const end = rest.subarray(33)
    if (index === transferAll)
      return end.length === 1 && (end[0] === 0 || end[0] === 1)
        ? [{ label: 'leaves', value: { ours: 'everythingHere' }, form: 'amount' }, to]
        : undefined
    const value = index === transferAllowDeath || index === transferKeepAlive ? decodeCompact(end) : undefined
    if (value?.length !== end.length) return undefined
    return [{ label: 'leaves', value: format(value.value, chain), form: 'amount' }, to]
  }
  if (pallet === system && (index === remark || index === remarkWithEvent)) {
    const length = decodeCompact(rest)
    const text = length && rest.subarray(length.length)
    if (!text || BigInt(text.length) !== length.value) return undefined
    return [{ label: 'memo', value: revealLine(decodeReadable(text) ?? bytesToHex(text)) }]
  }
  return undefined
}
