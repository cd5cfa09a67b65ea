import * as v from 'valibot'
import type { Database } from '../../../database/Database.js'
import type { StoredTransfer } from './readTransfers.js'

export interface StoredTransaction {
  hash: string
  block: number
  position: number
  minedAt: Date
  sender: string
  receiver: string
  nonce: number
  hasFailed: boolean
  /** Function selector: the first four bytes of the call data. */
  selector: string
  transfers: StoredTransfer[]
}

export interface Scan {
  low: number
  high: number
  anchorBlock: number
  anchorHash: string
}

/** An empty account means all accounts of the chain. */
export interface ScanKey {
  chainId: string
  account: string
}

export interface Place {
  block: number
  position: number
}

const TransfersSchema = v.array(
  v.object({
    kind: v.picklist(['coin', 'token', 'nft']),
    contract: v.optional(v.string()),
    tokenId: v.optional(v.string()),
    amount: v.string(),
    from: v.string(),
    to: v.string(),
  }),
)

const rowsAtOnce = 500
const keptDays = 30

export async function findScan(database: Database, { chainId, account }: ScanKey): Promise<Scan | undefined> {
  return await database<Scan[]>`
    update chain_scans set read_at = now()
    where chain_id = ${chainId} and account = ${account}
    returning low, high, anchor_block, anchor_hash`.first()
}

export interface ScanStep {
  before: Scan | undefined
  scan: Scan
  found: ReadonlyMap<string, readonly StoredTransaction[]>
  /** Stored transactions from this block on are deleted, because a reorganisation may have replaced them. */
  replaces: number
}

/**
 * Stores the transactions together with the scanned range. Returns false, and stores nothing, if a concurrent reader
 * wrote first: otherwise blocks would count as read whose transactions the other reader has just removed.
 */
export async function keepScan(
  database: Database,
  { chainId, account }: ScanKey,
  { before, scan, found, replaces }: ScanStep,
): Promise<boolean> {
  const rows = [...found].flatMap(([owner, transactions]) =>
    transactions.map(({ transfers, ...transaction }) => ({
      ...transaction,
      chainId,
      account: owner,
      // The driver's JSON type does not accept interfaces.
      transfers: JSON.stringify(transfers),
    })),
  )
  return await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(hashtext(${`${chainId} ${account}`}))`
    const [present] = await transaction<Scan[]>`
      select low, high, anchor_block, anchor_hash from chain_scans
      where chain_id = ${chainId} and account = ${account}`
    if (!isSameScan(present, before)) return false
    if (replaces === 0) {
      // A chain is indexed either per account or completely. Scans of the other mode are no longer valid.
      await transaction`
        delete from chain_scans where chain_id = ${chainId} and (account = '') <> (${account} = '')`
    }
    // Two separate queries, so that each can use an index.
    await (account === ''
      ? transaction`delete from chain_transactions where chain_id = ${chainId} and block >= ${replaces}`
      : transaction`
          delete from chain_transactions
          where chain_id = ${chainId} and account = ${account} and block >= ${replaces}`)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await transaction`
        insert into chain_transactions ${transaction(rows.slice(start, start + rowsAtOnce))} on conflict do nothing`
    }
    await transaction`
      insert into chain_scans (chain_id, account, low, high, anchor_block, anchor_hash)
      values (${chainId}, ${account}, ${scan.low}, ${scan.high}, ${scan.anchorBlock}, ${scan.anchorHash})
      on conflict (chain_id, account) do update set
        low = excluded.low, high = excluded.high, anchor_block = excluded.anchor_block,
        anchor_hash = excluded.anchor_hash, read_at = now()`
    return true
  })
}

const isSameScan = (one: Scan | undefined, other: Scan | undefined) =>
  one?.low === other?.low &&
  one?.high === other?.high &&
  one?.anchorBlock === other?.anchorBlock &&
  one?.anchorHash === other?.anchorHash

export async function listTransactions(
  database: Database,
  { chainId, account }: ScanKey,
  after: Place | undefined,
  most: number,
): Promise<StoredTransaction[]> {
  const { block, position } = after ?? { block: Number.MAX_SAFE_INTEGER, position: 0 }
  const rows = await database<(Omit<StoredTransaction, 'transfers'> & { transfers: unknown })[]>`
    select * from chain_transactions
    where chain_id = ${chainId} and account = ${account} and (block, position) < (${block}, ${position})
    order by block desc, position desc limit ${most}`
  return rows.map(row => ({
    ...row,
    transfers: v.parse(TransfersSchema, row.transfers) as StoredTransfer[], // written by keepScan
  }))
}

export interface FoundNft {
  contract: string
  tokenId: string
}

export async function listFoundNfts(
  database: Database,
  { chainId, account }: ScanKey,
  start: number,
  most: number,
): Promise<FoundNft[]> {
  return await database<FoundNft[]>`
    select transfer->>'contract' as contract, transfer->>'tokenId' as token_id, max(block) as last
    from chain_transactions, jsonb_array_elements(transfers) as transfer
    where chain_id = ${chainId} and account = ${account}
      and transfer->>'kind' = 'nft' and transfer->>'to' = ${account}
    group by 1, 2 order by last desc, 1, 2 offset ${start} limit ${most}`
}

export async function removeOldScans(database: Database): Promise<void> {
  await database.begin(async transaction => {
    const old = await transaction<{ chainId: string; account: string }[]>`
      delete from chain_scans where account <> '' and read_at < now() - ${keptDays} * interval '1 day'
      returning chain_id, account`
    for (const { chainId, account } of old)
      await transaction`delete from chain_transactions where chain_id = ${chainId} and account = ${account}`
  })
}
