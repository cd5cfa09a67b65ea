import type { WalletRow } from './WalletRow.js'

/** Rows under one heading, or under none. */
export interface WalletSection {
  readonly heading?: 'installed' | 'popular' | undefined
  readonly rows: readonly WalletRow[]
}

/**
 * The list under the headings Installed and Popular, with the wallet that was used last above both. There are headings
 * only where the installed wallets come first and stand together; with another order of the owner's each row has a tag
 * instead. Rows that are still expected have their heading already, so that nothing moves when they come.
 */
export function getSections(rows: readonly WalletRow[], expected = 0): readonly WalletSection[] {
  const last = rows.filter(({ tag }) => tag === 'lastUsed')
  const others = rows.filter(({ tag }) => tag !== 'lastUsed')
  const end = others.findIndex(({ group }) => group !== 'injected')
  const installed = others.slice(0, end === -1 ? others.length : end)
  const popular = others.slice(installed.length)
  const hasPopular = popular.length + expected > 0
  const isTold = installed.length > 1 || (installed.length > 0 && hasPopular)
  if (!isTold || popular.some(row => row.group === 'injected')) return [{ rows }]
  return [
    ...(last.length > 0 ? [{ rows: last }] : []),
    { heading: 'installed', rows: installed.map(withoutPill) },
    ...(hasPopular ? [{ heading: 'popular' as const, rows: popular }] : []),
  ]
}

/** The heading says it. */
function withoutPill(row: WalletRow): WalletRow {
  return row.tag === 'installed' ? { ...row, tag: undefined } : row
}
