import { hexToBytes } from '@noble/hashes/utils.js'
import type { Row } from '../../../approve/Approval.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { Network } from '../../../networks/networks.ts'
import { getDomainFields, parseInteger, type TypedData } from '../sign/hashTypedData.ts'
import { amount, code, describeAllowance, describeCall, formatToken } from './describeCall.ts'
import type { Token } from './readToken.ts'

export interface GrantContext {
  readonly account: string
  readonly network: Network
  readonly readToken: (address: string) => Promise<Token | undefined>
}

export interface DescribedGrants {
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
}

type Fields = Readonly<Record<string, unknown>>
type Describe = (
  message: Fields,
  contract: string | undefined,
  context: GrantContext,
) => Promise<DescribedGrants>

const nothing: DescribedGrants = { groups: [], warnings: [] }

const join = (parts: readonly DescribedGrants[]): DescribedGrants => ({
  groups: parts.flatMap(({ groups }) => groups),
  warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
})

/** By now every value is known to be of its type: what is not here, the type does not have. */
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
  { readToken }: GrantContext,
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

/** ERC-2612, DAI's form of it, which names no amount, and ERC-4494 for one item of a collection. */
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

/** Permit2: lists or single tokens, allowed for a while or for one transfer. */
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

/** What is offered and what is wanted, in the words of the exchanges that are used most. */
const orderFields = [
  ['leaves', 'sellToken', 'sellAmount'],
  ['arrives', 'buyToken', 'buyAmount'],
  ['leaves', 'makerToken', 'makerAmount'],
  ['arrives', 'takerToken', 'takerAmount'],
  ['leaves', 'makerAsset', 'makingAmount'],
  ['arrives', 'takerAsset', 'takingAmount'],
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

/** Seaport: coins (0), tokens (1) and items (2 and above), offered and asked for. */
const describeSeaport: Describe = async (message, _, context) => {
  const { symbol, decimals } = context.network
  const describeItem = async (label: TextKey, item: Fields): Promise<Row[]> => {
    const kind = readUnits(item.itemType) ?? 0n
    const units = readUnits(item.startAmount) ?? 0n
    const contract = readAddress(item.token)
    const known = kind === 1n && contract ? await context.readToken(contract) : undefined
    const value =
      kind === 0n
        ? formatToken(units, { symbol, decimals })
        : kind === 1n
          ? formatToken(units, known)
          : `#${readUnits(item.identifierOrCriteria) ?? 0n}`
    return [
      amount(label, value),
      ...address('to', item.recipient),
      ...(kind === 0n ? [] : address(kind === 1n ? 'token' : 'collection', contract)),
    ]
  }
  const isOwn = ({ recipient }: Fields) =>
    readAddress(recipient)?.toLowerCase() === context.account.toLowerCase()
  const groups = await Promise.all([
    ...readList(message.offer).map(item => describeItem('leaves', item)),
    ...readList(message.consideration)
      .filter(isOwn)
      .map(item => describeItem('arrives', item)),
  ])
  return { groups, warnings: ['warnOrder'] }
}

/** A call that others will make with this signature. */
const describeCallBy =
  (warning: TextKey): Describe =>
  async (message, contract, { account, network, readToken }) => {
    const { to, value, data, functionSignature } = message
    const target = readAddress(to) ?? contract
    const bytes = data ?? functionSignature
    if (target === undefined || typeof bytes !== 'string') return { groups: [], warnings: [warning] }
    const call = { to: target, value: readUnits(value) ?? 0n, data: hexToBytes(bytes.slice(2)) }
    const { rows, warnings, nested = [] } = await describeCall(call, account, network, readToken)
    return { groups: [rows, ...nested], warnings: [warning, ...warnings] }
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
  OrderComponents: describeSeaport,
  SafeTx: describeCallBy('warnSafeTransaction'),
  SafeMessage: async () => ({ groups: [], warnings: ['warnSafeMessage'] }),
  ForwardRequest: describeCallBy('warnInYourName'),
  MetaTransaction: describeCallBy('warnInYourName'),
}

/** What typed data is called that offers something to whoever takes it. */
const isOrder = (primaryType: string) => /order|listing|offer|bid|maker/i.test(primaryType)

/** What a signature gives away, and to whom, in words. */
export async function describeGrants(data: TypedData, context: GrantContext): Promise<DescribedGrants> {
  const { primaryType, types, domain, message } = data
  const isSigned = getDomainFields(data).some(({ name }) => name === 'verifyingContract')
  const contract = isSigned ? readAddress(domain.verifyingContract) : undefined
  const describe = Object.hasOwn(describers, primaryType)
    ? describers[primaryType]
    : isOrder(primaryType)
      ? describeOrder
      : undefined
  return describe ? describe(pickSigned(message, primaryType, types), contract, context) : nothing
}

/** Only the fields that the types name: others are not signed. */
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
