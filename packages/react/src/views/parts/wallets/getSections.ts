import type { WalletRow } from './WalletRow.js'

/** Rows under one heading, or under none. */
export interface WalletSection {
  readonly heading?: 'installed' | 'popular' | undefined
  readonly rows: readonly WalletRow[]
}

/**
 * The list under its headings: installed wallets, and those that people use. What was used last is on top, under none.
 * Headings help where there is something to tell apart and the installed ones stand together before the others; in
 * every other order of the owner's, each row says it by itself.
 */
export function getSections(rows: readonly WalletRow[]): readonly WalletSection[] {
  const last = rows.filter(({ tag }) => tag === 'lastUsed')
  const others = rows.filter(({ tag }) => tag !== 'lastUsed')
  const end = others.findIndex(({ group }) => group !== 'injected')
  const installed = others.slice(0, end === -1 ? others.length : end)
  const popular = others.slice(installed.length)
  const isApart = installed.length > 0 && popular.length > 0 && popular.every(row => row.group !== 'injected')
  if (!isApart) return [{ rows }]
  return [
    { rows: last },
    { heading: 'installed' as const, rows: installed.map(withoutPill) },
    { heading: 'popular' as const, rows: popular },
  ].filter(section => section.rows.length > 0)
}

/** The heading says it. */
function withoutPill(row: WalletRow): WalletRow {
  return row.tag === 'installed' ? { ...row, tag: undefined } : row
}
