import type { WalletAccounts, WalletAddresses } from '@portico/protocol/auth'
import { authTimes } from '../../auth/authLimits.js'
import type { Database, Queries } from '../../database/Database.js'

export interface EscrowEntry {
  userId: string
  walletId: string
  keyId: string
}

export interface StoredKey extends EscrowEntry {
  box: Buffer
  mailBox: Buffer
  addresses: WalletAddresses
  mailboxAddedAt?: Date | null | undefined
}

export interface KeptKey extends StoredKey {
  storedAt: Date
  accounts: WalletAccounts | null
}

/** Returns false at the account's limit. Never replaces an entry: that would decide who gets the key. */
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

export async function findKey(database: Database, { walletId, keyId }: Omit<EscrowEntry, 'userId'>) {
  return await database<KeptKey[]>`
    select * from escrow_keys where wallet_id = ${walletId} and key_id = ${keyId}`.first()
}

/** Without accounts for this key, those signed with an older key apply. */
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

export async function findAddedAt(database: Database, walletId: string): Promise<Date | undefined> {
  const [row] = await database<{ added: Date | null }[]>`
    select max(mailbox_added_at) as added from escrow_keys where wallet_id = ${walletId}`
  return row?.added ?? undefined
}

export interface MailboxOwner {
  owner: string
  since: Date
}

export async function findOwner(database: Queries, mailboxes: readonly Buffer[]) {
  return await database<MailboxOwner[]>`
    select owner, since from escrow_wallets where mailbox = any(${mailboxes}) order by since limit 1`.first()
}

export async function bindMailbox(
  database: Database,
  mailboxes: readonly [Buffer, ...Buffer[]],
  owner: string,
  now: Date,
): Promise<boolean> {
  const [mailbox] = mailboxes
  return await database.begin(async transaction => {
    // Serialised, so that two wallets do not both find it free.
    await transaction`select pg_advisory_xact_lock(${mailbox.readInt32BE(0)}, ${mailbox.readInt32BE(4)})`
    const present = await findOwner(transaction, mailboxes)
    if (present && present.owner !== owner) return false
    const [before] = await transaction<{ since: Date }[]>`
      delete from escrow_wallets where owner = ${owner} returning since`
    const row = { mailbox, owner, since: before?.since ?? now }
    await transaction`insert into escrow_wallets ${transaction(row)}`
    return true
  })
}

// Arbitrary, but equal for all escrows on the database.
const lockKey = 7_067_843

export async function countRelease(database: Database, perHour: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - authTimes.hour)
  return await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(${lockKey})`
    await transaction`delete from escrow_releases where released_at <= ${since}`
    return await transaction`
      insert into escrow_releases (released_at)
      select ${now} where (select count(*) from escrow_releases) < ${perHour} returning 1`.exists()
  })
}
