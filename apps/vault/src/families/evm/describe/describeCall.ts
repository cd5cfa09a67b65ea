import { bytesToHex } from '@noble/hashes/utils.js'
import { checksumAddress } from '@portico/codec/evm'
import type { DecodedSwap } from '@portico/codec/swap'
import type { Row, RowValue } from '../../../approve/Approval.ts'
import { type Leaving, toUsd } from '../../../approve/describePayment.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { Network } from '../../../networks/networks.ts'
import { decodeCall, isUnlimited } from './decodeCall.ts'
import { decodeNested } from './decodeNested.ts'
import type { Asset } from './readToken.ts'

export interface EvmCall {
  readonly to: string | undefined
  readonly value: bigint
  readonly data: Uint8Array
}

export interface CallContext {
  readonly account: string
  readonly network: Network
  readonly readToken: (address: string) => Promise<Asset | undefined>
  /** US dollars per unit of a token, or of the native coin. */
  readonly readPrice: (token?: string) => Promise<number | undefined>
  /** The swap that a call to a known exchange makes for this account. */
  readonly findSwap: (call: EvmCall) => Promise<DecodedSwap | undefined>
}

/** The sender of a call: the account at depth 0, otherwise a contract that is asked to make it. */
interface Sender {
  readonly address: string
  readonly depth: number
}

export interface DescribedCall {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
  readonly leaves: readonly Leaving[]
  /** What a known exchange enforces, for the total of several calls. */
  readonly arrives?: readonly Row[]
  readonly nested?: readonly (readonly Row[])[]
}

export const code = (label: TextKey, value: string): Row => ({ label, value, form: 'code' })
export const amount = (label: TextKey, value: RowValue): Row => ({ label, value, form: 'amount' })

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Nested calls are decoded to this depth. Deeper ones count as unknown. */
const deepest = 3

/**
 * Describes a call from its own data, and the calls it asks other contracts to make. Whether contracts make them is up
 * to the contracts: they are shown as requests, never as what the account sends or receives, and never replace a
 * warning about the outer call.
 */
export async function describeCall(
  call: EvmCall,
  context: CallContext,
  sender: Sender = { address: context.account, depth: 0 },
): Promise<DescribedCall> {
  const { to, data } = call
  const outer = await describeOne(call, context, sender)
  const inner = to === undefined || sender.depth >= deepest ? [] : decodeNested(data)
  if (to === undefined || inner.length === 0) return outer
  const depth = sender.depth + 1
  const described = await Promise.all(
    inner.map(({ to: target, isDelegated, ...each }) => {
      const nested = { ...each, to: target ?? to }
      if (isDelegated) return describeDelegateCall(nested)
      // A contract that calls itself by delegatecall keeps the sender.
      return describeCall(nested, context, { address: target === undefined ? sender.address : to, depth })
    }),
  )
  return {
    rows: outer.rows,
    warnings: [...new Set([...described.flatMap(({ warnings }) => warnings), ...outer.warnings])],
    leaves: outer.leaves,
    nested: described.flatMap(({ rows, nested = [] }) => [rows, ...nested]),
  }
}

/** The code of `to` runs as the calling account, so the calldata does not reveal the effect. */
export const describeDelegateCall = ({ to, data }: { to: string; data: Uint8Array }): DescribedCall => ({
  rows: [code('contract', to), code('function', `0x${bytesToHex(data.subarray(0, 4))}`)],
  warnings: ['warnDelegateCall'],
  leaves: [],
})

export const formatToken = (units: bigint, asset: Asset | undefined): string => {
  if (asset === 'collection') return `#${units}`
  return asset ? `${formatUnits(units, asset.decimals)} ${asset.symbol}` : units.toString()
}

/** For functions that ERC-20 and ERC-721 share: for an unknown contract the number may be an amount or an id. */
const formatAmbiguous = (units: bigint, asset: Asset | undefined): RowValue =>
  asset === undefined
    ? { ours: 'idOrAmount', values: { number: units.toString() } }
    : formatToken(units, asset)

/** Describes an allowance, with a warning if it is effectively unlimited. */
export function describeAllowance(
  units: bigint,
  asset: Asset | undefined,
  format: (units: bigint, asset: Asset | undefined) => RowValue = formatToken,
): { readonly row: Row; readonly warnings: readonly TextKey[] } {
  if (asset === 'collection') return { row: amount('allowance', `#${units}`), warnings: [] }
  return {
    row: amount('allowance', isUnlimited(units) ? { ours: 'unlimited' } : format(units, asset)),
    warnings: isAsGoodAsAll(units, asset) ? ['warnUnlimited'] : [],
  }
}

/** Whether an allowance covers the whole supply or far exceeds the balance. */
const isAsGoodAsAll = (units: bigint, token: Exclude<Asset, 'collection'> | undefined) =>
  isUnlimited(units) ||
  (token?.supply !== undefined && token.supply > 0n && units >= token.supply) ||
  (token?.balance !== undefined && token.balance > 0n && units > token.balance * 100n)

/**
 * Describes a swap on a known exchange, which sends the account at least the minimum received or nothing happens.
 * Undefined if a token cannot be read: its amounts would be in base units.
 */
async function describeSwap(
  { from, amount: sold, to, least }: DecodedSwap,
  contract: string,
  { network, readToken, readPrice }: CallContext,
): Promise<DescribedCall | undefined> {
  const read = async (token: string | undefined): Promise<Priced | undefined> => {
    const [asset, price] = await Promise.all([
      token === undefined ? network : readToken(checksumAddress(token)),
      readPrice(token),
    ])
    if (asset === undefined || asset === 'collection') return undefined
    const { symbol, decimals } = asset
    return { symbol, decimals, price, ...(token !== undefined && { token: checksumAddress(token) }) }
  }
  const [paid, received] = await Promise.all([read(from), read(to)])
  if (!paid || !received) return undefined
  const { symbol, decimals, token } = paid
  const leaving = toUsd(sold, decimals, paid.price)
  const arrives = [
    {
      ...amount('arrivesAtLeast', formatToken(least, received)),
      ...toUsd(least, received.decimals, received.price),
    },
    ...(received.token === undefined ? [] : [code('token', received.token)]),
  ]
  return {
    rows: [
      { ...amount('leaves', formatToken(sold, paid)), ...leaving },
      ...(paid.token === undefined ? [] : [code('token', paid.token)]),
      ...arrives,
      code('exchange', contract),
    ],
    warnings: [],
    arrives,
    leaves: [{ units: sold, symbol, decimals, ...(token !== undefined && { token }), ...leaving }],
  }
}

interface Priced {
  readonly symbol: string
  readonly decimals: number
  readonly token?: string
  readonly price: number | undefined
}

async function describeOne(call: EvmCall, context: CallContext, sender: Sender): Promise<DescribedCall> {
  const { to, value, data } = call
  const { account, network, readToken, readPrice } = context
  const { symbol, decimals } = network
  const isDirect = sender.depth === 0
  const label = (from: string) => (isDirect && isSame(from, account) ? 'leaves' : 'amount')
  const showOwner = (owner: string) => (isDirect && isSame(owner, account) ? [] : [code('from', owner)])
  // Only the account itself exchanges here: what other contracts are asked to do is no promise to it.
  const swap = isDirect && to !== undefined ? await context.findSwap(call) : undefined
  const swapped = swap && to !== undefined && (await describeSwap(swap, to, context))
  if (swapped) return swapped
  const usd = value > 0n ? toUsd(value, decimals, await readPrice()) : {}
  const coins =
    value > 0n
      ? [
          { ...amount(label(sender.address), `${formatUnits(value, decimals)} ${symbol}`), ...usd },
          ...showOwner(sender.address),
        ]
      : []
  const coinsLeave = isDirect && value > 0n ? [{ units: value, symbol, decimals, ...usd }] : []
  const describe = (rows: readonly Row[], ...warnings: TextKey[]): DescribedCall => ({
    rows: [...coins, ...rows],
    warnings,
    leaves: coinsLeave,
  })
  if (to === undefined)
    return describe([{ label: 'function', value: { ours: 'deploysContract' } }], 'warnNewContract')
  const decoded = decodeCall(data)
  // No token function is payable, so a contract that is paid with one is something else.
  const paid: readonly TextKey[] = value > 0n ? ['warnUnknownCall'] : []
  // The contract decides whether tokens of other accounts move.
  const ofOthers = (from: string): readonly TextKey[] =>
    isSame(from, sender.address) ? paid : ['warnUnknownCall']
  switch (decoded.kind) {
    case 'none':
      return describe([code('to', to)])
    case 'transfer': {
      const asset = await readToken(to)
      const from = decoded.from ?? sender.address
      const token = asset === 'collection' ? undefined : asset
      const worth = token ? toUsd(decoded.amount, token.decimals, await readPrice(to)) : {}
      const described = describe(
        [
          { ...amount(label(from), formatAmbiguous(decoded.amount, asset)), ...worth },
          ...showOwner(from),
          code('to', decoded.to),
          code('token', to),
        ],
        ...ofOthers(from),
      )
      if (label(from) !== 'leaves' || asset === 'collection') return described
      const name = asset && { symbol: asset.symbol, decimals: asset.decimals }
      return {
        ...described,
        leaves: [...coinsLeave, { token: to, units: decoded.amount, ...name, ...worth }],
      }
    }
    case 'allow': {
      const { token = to, owner = sender.address, isAmbiguous } = decoded
      const asset = await readToken(token)
      const allowance = describeAllowance(decoded.amount, asset, isAmbiguous ? formatAmbiguous : formatToken)
      const rows = [
        allowance.row,
        code('spender', decoded.spender),
        code('token', token),
        ...showOwner(owner),
      ]
      return describe(rows, ...allowance.warnings, ...paid)
    }
    case 'allow-all': {
      const rows = [
        amount('allowance', decoded.allowed ? { ours: 'everything' } : '0'),
        code('spender', decoded.spender),
        code('collection', to),
        ...showOwner(sender.address),
      ]
      return decoded.allowed ? describe(rows, 'warnAllItems', ...paid) : describe(rows, ...paid)
    }
    case 'items': {
      const { from, items } = decoded
      const rows = items.map(({ id, amount: units }) =>
        amount(label(from), units === undefined ? `#${id}` : `${formatUnits(units, 0)} × #${id}`),
      )
      return describe(
        [...rows, ...showOwner(from), code('to', decoded.to), code('collection', to)],
        ...ofOthers(from),
      )
    }
    case 'owner':
      return describe([code('newOwner', decoded.owner), code('contract', to)], 'warnOwner', ...paid)
    case 'unknown':
      return describe([code('contract', to), code('function', decoded.selector)], 'warnUnknownCall')
  }
}
