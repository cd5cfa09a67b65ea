import { hexToBytes } from '@noble/hashes/utils.js'
import type { Row } from '../../../approve/Approval.ts'
import type { TextKey } from '../../../locales/en.ts'
import { getDomainFields, parseInteger, type TypedData } from '../sign/hashTypedData.ts'
import {
  amount,
  type CallContext,
  code,
  describeAllowance,
  describeCall,
  describeDelegateCall,
  formatToken,
} from './describeCall.ts'

export interface DescribedGrants {
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
}

type Fields = Readonly<Record<string, unknown>>
type Describe = (
  message: Fields,
  contract: string | undefined,
  context: CallContext,
) => Promise<DescribedGrants>

const unknown: DescribedGrants = { groups: [], warnings: ['warnUnknownData'] }

const join = (parts: readonly DescribedGrants[]): DescribedGrants => ({
  groups: parts.flatMap(({ groups }) => groups),
  warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
})

/** Values have been checked against their types: a missing field is not part of the type. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const readList = (value: unknown): readonly Fields[] =>
  (Array.isArray(value) ? value : [value]).filter(isFields)
const readAddress = (value: unknown) =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? value : undefined
const readUnits = (value: unknown) => {
  try {
    return parseInteger(value)
  } catch {
    return undefined
  }
}
const address = (label: TextKey, value: unknown): Row[] => {
  const known = readAddress(value)
  return known === undefined ? [] : [code(label, known)]
}

async function describeAllowed(
  { token, units, spender }: Record<'token' | 'units' | 'spender', unknown>,
  { readToken }: CallContext,
): Promise<DescribedGrants> {
  const [contract, value] = [readAddress(token), readUnits(units)]
  const known = contract === undefined ? undefined : await readToken(contract)
  const allowance = value === undefined ? undefined : describeAllowance(value, known)
  return {
    groups: [
      [...(allowance ? [allowance.row] : []), ...address('spender', spender), ...address('token', token)],
    ],
    warnings: ['warnPermit', ...(allowance?.warnings ?? [])],
  }
}

/** ERC-2612, DAI's variant without an amount, and ERC-4494 for one NFT. */
const describePermit: Describe = async (message, contract, context) => {
  const { spender, value, allowed, tokenId } = message
  const item = readUnits(tokenId)
  if (item !== undefined)
    return {
      groups: [
        [amount('allowance', `#${item}`), ...address('spender', spender), ...address('collection', contract)],
      ],
      warnings: ['warnPermit'],
    }
  if (allowed === true) {
    const rows = [
      amount('allowance', { ours: 'unlimited' }),
      ...address('spender', spender),
      ...address('token', contract),
    ]
    return { groups: [rows], warnings: ['warnPermit', 'warnUnlimited'] }
  }
  return describeAllowed({ token: contract, units: allowed === false ? 0n : value, spender }, context)
}

/** Permit2: one or several tokens, as a time-limited allowance or for one transfer. */
const describePermit2: Describe = async ({ details, permitted, spender }, _, context) =>
  join(
    await Promise.all(
      readList(details ?? permitted).map(({ token, amount: units }) =>
        describeAllowed({ token, units, spender }, context),
      ),
    ),
  )

/** EIP-3009. */
const describeAuthorization: Describe = async ({ from, to, value }, contract, context) => {
  const units = readUnits(value) ?? 0n
  const known = contract === undefined ? undefined : await context.readToken(contract)
  const isOwn = readAddress(from)?.toLowerCase() === context.account.toLowerCase()
  const rows = [
    amount('leaves', formatToken(units, known)),
    ...(isOwn ? [] : address('from', from)),
    ...address('to', to),
    ...address('token', contract),
  ]
  return { groups: [rows], warnings: ['warnTransferAuth'] }
}

/** Compound III and Morpho: full control over the signer's position in the contract. */
const describeManager: Describe = async (message, contract) => {
  const manager = message.manager ?? message.authorized
  const isAllowed = message.isAllowed ?? message.isAuthorized
  if (readAddress(manager) === undefined || typeof isAllowed !== 'boolean') return unknown
  const rows = [
    amount('allowance', isAllowed ? { ours: 'everything' } : '0'),
    ...address('spender', manager),
    ...address('contract', contract),
  ]
  return { groups: [rows], warnings: isAllowed ? ['warnOwner', 'warnPermit'] : [] }
}

/** Aave: another account may borrow against the signer's deposit. */
const describeDelegation: Describe = async ({ delegatee, value }, contract, context) => {
  const { groups, warnings } = await describeAllowed(
    { token: contract, units: value, spender: delegatee },
    context,
  )
  return { groups, warnings: ['warnDebt', ...warnings.filter(each => each !== 'warnPermit')] }
}

const orderFields = [
  ['leaves', 'sellToken', 'sellAmount'],
  ['inReturn', 'buyToken', 'buyAmount'],
  ['leaves', 'makerToken', 'makerAmount'],
  ['inReturn', 'takerToken', 'takerAmount'],
  ['leaves', 'makerAsset', 'makingAmount'],
  ['inReturn', 'takerAsset', 'takingAmount'],
] as const

const describeOrder: Describe = async (message, _, context) => {
  const sides = orderFields.flatMap(([label, token, units]) => {
    const [contract, value] = [readAddress(message[token]), readUnits(message[units])]
    return contract === undefined || value === undefined ? [] : [{ label, contract, value }]
  })
  const groups = await Promise.all(
    sides.map(async ({ label, contract, value }) => [
      amount(label, formatToken(value, await context.readToken(contract))),
      code('token', contract),
    ]),
  )
  const receiver = [...address('to', message.receiver), ...address('to', message.recipient)]
  return { groups: [...groups, ...(receiver.length > 0 ? [receiver] : [])], warnings: ['warnOrder'] }
}

/**
 * Seaport item types: native (0), ERC-20 (1), ERC-721 and ERC-1155 (2 and 3), and any item that matches criteria (4 and
 * 5).
 */
const describeSeaport: Describe = async (message, _, context) => {
  const { symbol, decimals } = context.network
  const describeItem = async (label: 'leaves' | 'inReturn', item: Fields): Promise<Row[]> => {
    const kind = readUnits(item.itemType) ?? 0n
    const units = readWorst(label, readUnits(item.startAmount) ?? 0n, readUnits(item.endAmount))
    const contract = readAddress(item.token)
    const known = kind === 1n && contract ? await context.readToken(contract) : undefined
    const id = kind > 3n ? '?' : (readUnits(item.identifierOrCriteria) ?? 0n)
    const value =
      kind > 1n
        ? `${kind % 2n === 0n ? '' : `${formatToken(units, undefined)} × `}#${id}`
        : formatToken(units, kind === 0n ? { symbol, decimals } : known)
    return [
      amount(label, value),
      ...address('to', item.recipient),
      ...(kind === 0n ? [] : address(kind === 1n ? 'token' : 'collection', contract)),
    ]
  }
  const isOwn = ({ recipient }: Fields) =>
    readAddress(recipient)?.toLowerCase() === context.account.toLowerCase()
  const offered = readList(message.offer)
  const groups = await Promise.all([
    ...offered.map(item => describeItem('leaves', item)),
    ...readList(message.consideration)
      .filter(isOwn)
      .map(item => describeItem('inReturn', item)),
  ])
  const isOfAny = offered.some(({ itemType }) => (readUnits(itemType) ?? 0n) > 3n)
  return { groups, warnings: ['warnOrder', ...(isOfAny ? (['warnAllItems'] as const) : [])] }
}

/** Amounts may change over time. Returns the worse one for the signer. */
const readWorst = (label: 'leaves' | 'inReturn', start: bigint, end = start) =>
  start > end === (label === 'leaves') ? start : end

/** Describes a call that another account executes with this signature. */
const describeCallBy =
  (warning: TextKey): Describe =>
  async (message, contract, context) => {
    const { to, value, data, functionSignature } = message
    const target = readAddress(to) ?? contract
    const bytes = data ?? functionSignature
    if (target === undefined || typeof bytes !== 'string') return { groups: [], warnings: [warning] }
    const call = { to: target, value: readUnits(value) ?? 0n, data: hexToBytes(bytes.slice(2)) }
    const isSafe = warning === 'warnSafeTransaction'
    // A forwarder calls as the visitor, a Safe calls as itself.
    const sender = { address: (isSafe ? contract : undefined) ?? context.account, depth: 1 }
    const {
      rows,
      warnings,
      nested = [],
    } = isSafe && (readUnits(message.operation) ?? 0n) !== 0n
      ? describeDelegateCall(call)
      : await describeCall(call, context, sender)
    // A Safe refunds gas at any signed price, to any address.
    const isRefunding = isSafe && (readUnits(message.gasPrice) ?? 0n) > 0n
    return {
      groups: [rows, ...nested],
      warnings: [...warnings, warning, ...(isRefunding ? (['warnUnknownCall'] as const) : [])],
    }
  }

const describers: Readonly<Record<string, Describe>> = {
  Permit: describePermit,
  PermitSingle: describePermit2,
  PermitBatch: describePermit2,
  PermitTransferFrom: describePermit2,
  PermitBatchTransferFrom: describePermit2,
  PermitWitnessTransferFrom: describePermit2,
  PermitBatchWitnessTransferFrom: describePermit2,
  TransferWithAuthorization: describeAuthorization,
  ReceiveWithAuthorization: describeAuthorization,
  Authorization: describeManager,
  DelegationWithSig: describeDelegation,
  OrderComponents: describeSeaport,
  SafeTx: describeCallBy('warnSafeTransaction'),
  SafeMessage: async () => ({ groups: [], warnings: ['warnSafeMessage'] }),
  ForwardRequest: describeCallBy('warnInYourName'),
  MetaTransaction: describeCallBy('warnInYourName'),
}

/** Names of typed data that offer something to any taker. */
const isOrder = (primaryType: string) => /order|listing|offer|bid|maker/i.test(primaryType)

export async function describeGrants(data: TypedData, context: CallContext): Promise<DescribedGrants> {
  const { primaryType, types, domain, message } = data
  const isSigned = getDomainFields(data).some(({ name }) => name === 'verifyingContract')
  const contract = isSigned ? readAddress(domain.verifyingContract) : undefined
  const describe = Object.hasOwn(describers, primaryType)
    ? describers[primaryType]
    : isOrder(primaryType)
      ? describeOrder
      : undefined
  return describe ? describe(pickSigned(message, primaryType, types), contract, context) : unknown
}

/** Keeps only the fields that the types declare: others are not signed. */
function pickSigned(value: Fields, type: string, types: TypedData['types']): Fields {
  const fields = Object.hasOwn(types, type) ? (types[type] ?? []) : []
  return Object.fromEntries(
    fields.flatMap(({ name, type: fieldType }) => {
      if (!Object.hasOwn(value, name)) return []
      const base = fieldType.replace(/(\[\d*\])+$/, '')
      const pick = (part: unknown): unknown => {
        if (Array.isArray(part)) return part.map(pick)
        return isFields(part) ? pickSigned(part, base, types) : part
      }
      return [[name, pick(value[name])]]
    }),
  )
}
