import type { TextKey } from '../../locales/en.ts'
import type { Network } from '../../networks/networks.ts'
import { parseInteger, type TypedData } from '../../sign/evm/hashTypedData.ts'
import type { Row } from '../Approval.ts'
import { cleanText } from '../cleanText.ts'
import { isUnlimited } from './decodeCall.ts'

/** Signatures that let others take tokens: ERC-2612, DAI's form of it, and those of Permit2. */
const permits: ReadonlySet<string> = new Set([
  'Permit',
  'PermitSingle',
  'PermitBatch',
  'PermitTransferFrom',
  'PermitBatchTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitBatchWitnessTransferFrom',
])

const longestPath = 64
const longestValue = 200
const mostRows = 60

export interface DescribedData {
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
}

/** The fields that will be signed, under the names that the site gave them. */
export function describeTypedData(
  { types, primaryType, domain, message }: TypedData,
  network: Network,
): DescribedData {
  const rows: Row[] = []
  let isShortened = false
  const add = (path: string, value: unknown) => {
    const text = formatValue(value)
    isShortened ||= rows.length >= mostRows || text.length > longestValue || path.length > longestPath
    if (rows.length < mostRows)
      rows.push({ label: { theirs: cleanText(path, longestPath) }, value: text, form: 'code' })
  }
  // Only what the types name is signed; anything else in the message would be decoration.
  const walk = (type: string, value: unknown, path: string) => {
    const element = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (element !== undefined && Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(element, item, `${path}[${index}]`)
      return
    }
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (!fields || typeof value !== 'object' || value === null) return add(path, value)
    for (const { name, type: fieldType } of fields) {
      const part = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
      walk(fieldType, part, path === '' ? name : `${path}.${name}`)
    }
  }
  walk(primaryType, message, '')
  const isPermit = permits.has(primaryType)
  const warnings: TextKey[] = [
    ...(isPermit ? (['warnPermit'] as const) : []),
    ...(isPermit && hasUnlimited(message) ? (['warnUnlimited'] as const) : []),
    ...(isShortened ? (['warnShortened'] as const) : []),
    ...(isForOther(domain, network) ? (['warnOtherNetwork'] as const) : []),
  ]
  return { groups: [describeDomain(domain, primaryType), rows], warnings }
}

function describeDomain({ name, verifyingContract }: TypedData['domain'], primaryType: string): Row[] {
  const rows: Row[] = [{ label: 'purpose', value: cleanText(primaryType, 64) }]
  if (typeof name === 'string') rows.push({ label: 'program', value: cleanText(name, 64) })
  if (typeof verifyingContract === 'string')
    rows.push({ label: 'contract', value: cleanText(verifyingContract, 64), form: 'code' })
  return rows
}

const formatValue = (value: unknown) =>
  cleanText(typeof value === 'string' ? value : (JSON.stringify(value) ?? '—'), longestValue)

function hasUnlimited(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    // DAI's permits name no amount: they allow all or nothing.
    return ('allowed' in value && value.allowed === true) || Object.values(value).some(hasUnlimited)
  }
  try {
    // Addresses are numbers too, of exactly forty digits.
    const isAddress = typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
    return !isAddress && isUnlimited(parseInteger(value))
  } catch {
    return false
  }
}

function isForOther({ chainId }: TypedData['domain'], network: Network) {
  if (chainId === undefined) return false
  try {
    return `eip155:${parseInteger(chainId)}` !== network.id
  } catch {
    return true
  }
}
