import type { WalletAccounts, WalletAddresses } from '@portico/protocol/auth'
import type { Database } from '../../database/Database.js'

export interface EscrowEntry {
  userId: string
  walletId: string
  keyId: string
}

export interface StoredKey extends EscrowEntry {
  box: Buffer
  mailBox: Buffer
  /** Addresses of the wallet that the key recovers. */
  addresses: WalletAddresses
  /** Since when the mailbox can get the key, if the wallet existed before. */
  mailboxAddedAt?: Date | null | undefined
}

export interface KeptKey extends StoredKey {
  storedAt: Date
  /** Accounts signed by the wallet; null until it has signed. */
  accounts: WalletAccounts | null
}

/**
 * Stores a key, and returns false if the account has reached its limit. Existing entries, mailbox included, are never
 * replaced: replacing one would decide who gets the key.
 */
export async function storeKey(
  database: Database,
  { addresses, mailboxAddedAt = null, ...key }: StoredKey,
  perAccount: number,
  now: Date,
): Promise<boolean> {
  const [row] = await database<{ count: number }[]>`
    select count(*)::integer as count from escrow_keys where user_id = ${key.userId}`
  if ((row?.count ?? 0) >= perAccount) return false
  const entry = { ...key, addresses: JSON.stringify(addresses), storedAt: now, mailboxAddedAt }
  await database`insert into escrow_keys ${database(entry)} on conflict do nothing`
  return true
}

export async function findKey(
  database: Database,
  { walletId, keyId }: Omit<EscrowEntry, 'userId'>,
): Promise<KeptKey | undefined> {
  const [key] = await database<KeptKey[]>`
    select * from escrow_keys where wallet_id = ${walletId} and key_id = ${keyId}`
  return key
}

/**
 * Sets the accounts of a wallet, whose signature the caller has verified. Without accounts for this key, those signed
 * with an older key apply.
 */
export async function setAccounts(
  database: Database,
  { walletId, keyId, addresses: { solana } }: Omit<KeptKey, 'accounts'>,
  accounts: WalletAccounts | undefined,
): Promise<void> {
  const older = database`
    select accounts from escrow_keys where wallet_id = ${walletId} and addresses->>'solana' = ${solana}
    order by accounts is null, stored_at desc limit 1`
  await database`
    update escrow_keys set accounts = coalesce(${accounts ? JSON.stringify(accounts) : null}::jsonb, accounts, (${older}))
    where wallet_id = ${walletId} and key_id = ${keyId}`
}

/** When the latest mailbox was added; undefined if it is the wallet's first. */
export async function findAddedAt(database: Database, walletId: string): Promise<Date | undefined> {
  const [row] = await database<{ added: Date | null }[]>`
    select max(mailbox_added_at) as added from escrow_keys where wallet_id = ${walletId}`
  return row?.added ?? undefined
}
