import type { WalletRow } from './WalletRow.js'

export interface WalletSection {
  readonly heading?: 'installed' | 'popular' | undefined
  readonly rows: readonly WalletRow[]
}

/**
 * Groups the list under the headings Installed and Popular, with the last used wallet above both. Headings are
 * shown only where installed wallets come first and together; with another order each row has a tag instead.
 * Pending rows already have their heading, so that nothing moves when they load.
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

/** The heading replaces the tag. */
function withoutPill(row: WalletRow): WalletRow {
  return row.tag === 'installed' ? { ...row, tag: undefined } : row
}
