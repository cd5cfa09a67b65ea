import type { Network, Transaction, Transfer } from '@portico/core'
import type { enActivity } from '../../locales/later/enActivity.js'

/** What a transaction may have been, in the words of the view. */
const kinds = [
  'approve',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'sell',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const satisfies readonly (keyof typeof enActivity)[]

export type TransactionKind = (typeof kinds)[number]

export interface TransactionParty {
  readonly word: 'to' | 'from' | 'with' | 'toYourself'
  readonly address: string
}

export interface TransactionDescription {
  readonly kind: TransactionKind
  /** The other side, where the transaction itself says who that is. */
  readonly party: TransactionParty | undefined
  /** What is shown of what it moved. */
  readonly transfers: readonly Transfer[]
  /** How many transfers are left out. */
  readonly hidden: number
}

/** Two fit into a row: what went, and what came. Of more the first, and how many there are beside it. */
const mostTransfers = 2

/** What a transaction was for its account, by what it moved rather than by what somebody calls it. */
export function describeTransaction(
  { metadata, transfers }: Transaction,
  network: Network | undefined,
): TransactionDescription {
  const seen = transfers.filter(
    ({ nft_info, quantity }) => !nft_info?.flags?.is_spam && /[1-9]/.test(quantity.numeric),
  )
  const kind = getKind(metadata.operationType, seen)
  const shown = seen.length > mostTransfers ? seen.slice(0, 1) : seen
  return {
    kind,
    party: getParty(kind, metadata, seen, network),
    transfers: shown,
    hidden: seen.length - shown.length,
  }
}

function getKind(operation: string, transfers: readonly Transfer[]): TransactionKind {
  const known = kinds.find(kind => kind === operation)
  const goes = transfers.some(({ direction }) => direction !== 'in')
  const comes = transfers.some(({ direction }) => direction === 'in')
  // A service may be wrong about who paid whom, which is what matters most.
  if (known === 'send' && comes && !goes) return 'receive'
  if (known === 'receive' && goes && !comes) return 'send'
  if (known) return known
  if (goes && comes) return 'trade'
  return goes ? 'send' : comes ? 'receive' : 'execute'
}

/** Of a token, the transaction names its contract and not who got it: nobody is better than the wrong one. */
function getParty(
  kind: TransactionKind,
  { sentFrom, sentTo }: Transaction['metadata'],
  transfers: readonly Transfer[],
  network: Network | undefined,
): TransactionParty | undefined {
  if (transfers.length > 0 && transfers.every(({ direction }) => direction === 'self'))
    return { word: 'toYourself', address: sentTo }
  const coin = network?.nativeCurrency.symbol
  const isCoin = transfers.length === 1 && transfers[0]?.fungible_info?.symbol === coin && coin !== undefined
  if (kind === 'send') return isCoin && sentTo ? { word: 'to', address: sentTo } : undefined
  if (kind === 'receive') return isCoin && sentFrom ? { word: 'from', address: sentFrom } : undefined
  return (kind === 'execute' || kind === 'approve') && sentTo ? { word: 'with', address: sentTo } : undefined
}
