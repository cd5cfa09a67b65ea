import type { WalletAccounts, WalletAddresses } from '@portico/protocol/auth'
import type { Database } from '../../database/Database.js'

export interface EscrowEntry {
  userId: string
  walletId: string
  /** Thumbprint of the key's public part. */
  keyId: string
}

export interface StoredKey extends EscrowEntry {
  box: Buffer
  mailBox: Buffer
  /** Of the wallet that comes back with the key. */
  addresses: WalletAddresses
  /** Since when the mailbox can have the key, where the wallet existed before. */
  mailboxAddedAt?: Date | undefined
}

export interface KeptKey extends StoredKey {
  storedAt: Date
  /** What the wallet has signed; null until it has. */
  accounts: WalletAccounts | null
}

/**
 * Stores a key; says whether the account may still have one more. What is there already stays as it is, mailbox
 * included: whoever could replace it would decide who gets it.
 */
export async function storeKey(
  database: Database,
  { userId, walletId, keyId, box, mailBox, addresses, mailboxAddedAt }: StoredKey,
  perAccount: number,
  now: Date,
): Promise<boolean> {
  const [row] = await database<{ count: number }[]>`
    select count(*)::integer as count from escrow_keys where user_id = ${userId}`
  if ((row?.count ?? 0) >= perAccount) return false
  const entry = {
    user_id: userId,
    wallet_id: walletId,
    key_id: keyId,
    box,
    mail_box: mailBox,
    addresses: JSON.stringify(addresses),
    stored_at: now,
    mailbox_added_at: mailboxAddedAt ?? null,
  }
  await database`insert into escrow_keys ${database(entry)} on conflict do nothing`
  return true
}

export async function findKey(
  database: Database,
  { walletId, keyId }: Omit<EscrowEntry, 'userId'>,
): Promise<KeptKey | undefined> {
  const [row] = await database<KeyRow[]>`
    select user_id, box, mail_box, addresses, accounts, stored_at, mailbox_added_at from escrow_keys
    where wallet_id = ${walletId} and key_id = ${keyId}`
  if (!row) return undefined
  const { box, addresses, accounts } = row
  return {
    userId: row.user_id,
    walletId,
    keyId,
    box,
    mailBox: row.mail_box,
    addresses,
    accounts,
    storedAt: row.stored_at,
    mailboxAddedAt: row.mailbox_added_at ?? undefined,
  }
}

/**
 * Sets the accounts of a wallet, whose signature over them the caller has checked. Where it has named none yet with this
 * key, those that it has named with an older one count.
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

interface KeyRow {
  user_id: string
  box: Buffer
  mail_box: Buffer
  addresses: WalletAddresses
  accounts: WalletAccounts | null
  stored_at: Date
  mailbox_added_at: Date | null
}

/** Since when the latest mailbox of a wallet can have a key, where it is not the one that the wallet began with. */
export async function findAddedAt(database: Database, walletId: string): Promise<Date | undefined> {
  const [row] = await database<{ added: Date | null }[]>`
    select max(mailbox_added_at) as added from escrow_keys where wallet_id = ${walletId}`
  return row?.added ?? undefined
}
