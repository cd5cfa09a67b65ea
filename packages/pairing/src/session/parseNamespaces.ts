import { isRecord } from '../messages/isRecord.js'

export interface GrantedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type GrantedNamespaces = Readonly<Record<string, GrantedNamespace>>

export interface ProposedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

const mostNamespaces = 100
const mostItems = 300
const mostAccountsPerChain = 100
const longestItem = 200

export function parseGrantedNamespaces(value: unknown): GrantedNamespaces | undefined {
  return parseRecord(value, item => {
    const common = parseProposed(item)
    const accounts = parseTexts(item.accounts, Number.POSITIVE_INFINITY)
    if (!common || !accounts) return undefined
    return { ...common, accounts: capAccounts(accounts) } satisfies GrantedNamespace
  })
}

export function parseProposedNamespaces(value: unknown): ProposedNamespaces | undefined {
  return parseRecord(value, parseProposed)
}

function parseRecord<T>(
  value: unknown,
  parse: (item: Readonly<Record<string, unknown>>) => T | undefined,
): Readonly<Record<string, T>> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  if (entries.length > mostNamespaces) return undefined
  const parsed: [string, T][] = []
  for (const [key, item] of entries) {
    const result = isRecord(item) ? parse(item) : undefined
    if (result === undefined) return undefined
    parsed.push([key, result])
  }
  return Object.fromEntries(parsed)
}

function parseProposed(item: Readonly<Record<string, unknown>>): ProposedNamespace | undefined {
  const methods = parseTexts(item.methods)
  const events = parseTexts(item.events)
  const chains = item.chains === undefined ? undefined : parseTexts(item.chains)
  if (!methods || !events || (item.chains !== undefined && !chains)) return undefined
  return { methods, events, ...(chains && { chains }) }
}

function parseTexts(value: unknown, most = mostItems): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const isText = (item: unknown) => typeof item === 'string' && item.length <= longestItem
  return value.every(isText) ? [...new Set<string>(value)] : undefined
}

/** Keeps the first accounts of each chain if a wallet shares very many. */
function capAccounts(accounts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return accounts.filter(account => {
    const chain = account.slice(0, account.lastIndexOf(':'))
    const count = (counts.get(chain) ?? 0) + 1
    counts.set(chain, count)
    return count <= mostAccountsPerChain && counts.size <= mostItems
  })
}
