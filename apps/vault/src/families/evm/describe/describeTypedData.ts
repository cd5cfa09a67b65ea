import { invalidParams, PorticoError } from '@portico/protocol'
import type { Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { Network } from '../../../networks/networks.ts'
import { getDomainFields, parseInteger, type TypedData } from '../sign/hashTypedData.ts'
import type { CallContext } from './describeCall.ts'
import { describeGrants } from './describeGrants.ts'

const longestPath = 64
const longestValue = 200
const mostRows = 60

export interface DescribedData {
  readonly groups: readonly (readonly Row[])[]
  readonly warnings: readonly TextKey[]
}

/** Describes what the signature authorizes, followed by the signed fields under the site's own names. */
export async function describeTypedData(
  data: TypedData,
  network: Network,
  context: CallContext,
): Promise<DescribedData> {
  assertNetwork(data, network)
  const { rows, isShortened } = describeFields(data)
  const grants = await describeGrants(data, context)
  return {
    groups: [...grants.groups, describeDomain(data), rows],
    warnings: [
      ...new Set<TextKey>([...grants.warnings, ...(isShortened ? (['warnShortened'] as const) : [])]),
    ],
  }
}

function describeFields({ types, primaryType, message }: TypedData) {
  const rows: Row[] = []
  let isShortened = false
  const add = (path: string, value: unknown) => {
    const text = formatValue(value)
    isShortened ||= rows.length >= mostRows || text.length > longestValue || path.length > longestPath
    if (rows.length < mostRows)
      rows.push({ label: { theirs: cut(path, longestPath) }, value: cut(text, longestValue), form: 'code' })
  }
  // Only fields that the types declare are signed; the site could add others to mislead.
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
  if (primaryType !== 'EIP712Domain') walk(primaryType, message, '')
  return { rows, isShortened }
}

/** A standard domain field must have its standard type, otherwise it is signed as something else than shown. */
const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/** Fields that the domain type omits are not signed and not shown. */
function describeDomain(data: TypedData): Row[] {
  const rows: Row[] = [{ label: 'purpose', value: cut(data.primaryType, longestPath) }]
  for (const { name, type } of getDomainFields(data)) {
    if (Object.hasOwn(domainTypes, name) && domainTypes[name] !== type)
      throw new PorticoError(invalidParams, { detail: `The domain field ${name} has the wrong type.` })
    const value = cut(formatValue(data.domain[name]), longestValue)
    if (name === 'name') rows.push({ label: 'program', value })
    else if (name === 'verifyingContract') rows.push({ label: 'contract', value, form: 'code' })
    // The network is shown elsewhere, and the version means nothing to visitors.
    else if (name !== 'chainId' && name !== 'version')
      rows.push({ label: { theirs: cut(name, longestPath) }, value, form: 'code' })
  }
  return rows
}

/** Data for another network than the one shown could be used there. */
function assertNetwork(data: TypedData, network: Network) {
  const isBound = getDomainFields(data).some(({ name }) => name === 'chainId')
  if (isBound && `eip155:${parseInteger(data.domain.chainId)}` !== network.id)
    throw new PorticoError(invalidParams, { detail: 'The data is for another network.' })
}

const formatValue = (value: unknown) =>
  revealLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? '—'))

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
