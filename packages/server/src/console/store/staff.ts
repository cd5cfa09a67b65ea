import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Queries } from '../../database/Database.js'
import type { ConsoleRole } from '../roles.js'

export interface Staff {
  id: string
  name: string
  role: ConsoleRole
}

export interface ListedStaff extends Staff {
  addedAt: Date
  keys: { kind: StaffKey['kind']; subject: string }[]
}

/** By which a member of staff signs in. */
export type StaffKey =
  | { kind: 'wallet'; subject: string }
  | { kind: 'passkey'; subject: string; publicKey: Buffer; counter: number }

const hour = 3_600_000
const sessionHours = 12
const invitationDays = 7

const hash = (token: string) => createHash('sha256').update(token).digest()
const createToken = () => randomBytes(32).toString('base64url')

export async function listStaff(database: Queries): Promise<ListedStaff[]> {
  return await database<ListedStaff[]>`
    select id, name, role, added_at, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject) order by added_at)
      from console_keys where staff_id = console_staff.id
    ), '[]') as keys
    from console_staff order by added_at, id`
}

export async function hasStaff(database: Queries): Promise<boolean> {
  return await database`select from console_staff`.exists()
}

export async function findStaffByKey(
  database: Queries,
  { kind, subject }: Pick<StaffKey, 'kind' | 'subject'>,
): Promise<Staff | undefined> {
  return await database<Staff[]>`
    select id, name, role from console_staff
    where id = (select staff_id from console_keys where kind = ${kind} and subject = ${subject})`.first()
}

export async function findPasskey(database: Queries, credentialId: string) {
  return await database<{ publicKey: Buffer }[]>`
    select public_key from console_keys where kind = 'passkey' and subject = ${credentialId}`.first()
}

/** A counter that does not increase indicates a cloned authenticator. Synced passkeys always report 0. */
export async function countPasskey(
  database: Queries,
  credentialId: string,
  counter: number,
): Promise<boolean> {
  return await database`
    update console_keys set counter = ${counter}
    where kind = 'passkey' and subject = ${credentialId}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning 1`.exists()
}

export interface Invitation {
  name: string
  role: ConsoleRole
}

/** The token is in the link only; the database has its hash. */
export async function createInvitation(database: Queries, { name, role }: Invitation): Promise<string> {
  await database`delete from console_invitations where expires_at < now()`
  const token = createToken()
  const expiresAt = new Date(Date.now() + invitationDays * 24 * hour)
  await database`insert into console_invitations ${database({ tokenHash: hash(token), name, role, expiresAt })}`
  return token
}

export async function findInvitation(database: Queries, token: string): Promise<Invitation | undefined> {
  return await database<Invitation[]>`
    select name, role from console_invitations
    where token_hash = ${hash(token)} and expires_at > now()`.first()
}

/** Consumes the invitation: of two people with the same link, one becomes a member of staff. */
export async function acceptInvitation(
  database: Database,
  token: string,
  key: StaffKey,
): Promise<Staff | 'invitation_refused' | 'key_taken'> {
  return await database.begin(async transaction => {
    if (await findStaffByKey(transaction, key)) return 'key_taken'
    const [invitation] = await transaction<Invitation[]>`
      delete from console_invitations where token_hash = ${hash(token)} and expires_at > now()
      returning name, role`
    if (!invitation) return 'invitation_refused'
    const staff: Staff = { id: randomUUID(), ...invitation }
    const addedAt = new Date()
    await transaction`insert into console_staff ${transaction({ ...staff, addedAt })}`
    await transaction`insert into console_keys ${transaction({ ...key, staffId: staff.id, addedAt })}`
    return staff
  })
}

export async function startStaffSession(database: Queries, staffId: string): Promise<StaffSession> {
  const token = createToken()
  const seconds = sessionHours * 3600
  const expiresAt = new Date(Date.now() + seconds * 1000)
  await database`delete from console_sessions where expires_at < now()`
  await database`insert into console_sessions ${database({ tokenHash: hash(token), staffId, expiresAt })}`
  return { token, seconds }
}

export interface StaffSession {
  token: string
  seconds: number
}

export async function findStaffBySession(database: Queries, token: string): Promise<Staff | undefined> {
  return await database<Staff[]>`
    select id, name, role from console_staff where id = (
      select staff_id from console_sessions where token_hash = ${hash(token)} and expires_at > now())`.first()
}

export async function endStaffSession(database: Queries, token: string): Promise<void> {
  await database`delete from console_sessions where token_hash = ${hash(token)}`
}

/** Locks the owners, so that two of them cannot remove each other at the same time. */
export async function isLastOwner(database: Queries, id: string): Promise<boolean> {
  const owners = await database<{ id: string }[]>`
    select id from console_staff where role = 'owner' for update`
  return owners.length === 1 && owners[0]?.id === id
}

export async function setRole(database: Queries, id: string, role: ConsoleRole): Promise<Staff | undefined> {
  return await database<Staff[]>`
    update console_staff set role = ${role} where id = ${id} returning id, name, role`.first()
}

export async function removeStaff(database: Queries, id: string): Promise<Staff | undefined> {
  return await database<Staff[]>`delete from console_staff where id = ${id} returning id, name, role`.first()
}
