import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { SolanaMessage } from '../sign/parseSolanaMessage.ts'
import { isOpening } from './describeAccountOpening.ts'
import { programs } from './programs.ts'

export type TokenOwners = ReadonlyMap<string, string>

export interface TokenDestination {
  readonly account: string
  readonly token: string
  readonly program: string
}

const tokenPrograms: readonly string[] = [programs.token, programs.token2022]
const transferChecked = 12

export function listDestinations({ instructions }: SolanaMessage): readonly TokenDestination[] {
  return instructions.flatMap(({ program, data, accounts }) => {
    const [, token, account] = accounts
    const isTransfer = tokenPrograms.includes(program) && data[0] === transferChecked
    return isTransfer && token !== undefined && account !== undefined ? [{ account, token, program }] : []
  })
}

/** Accounts that the transaction creates: it fails if one does not belong to the stated owner. */
export function listOpened({ instructions }: SolanaMessage): TokenOwners {
  const opened = new Map<string, string>()
  for (const { program, data, accounts } of instructions) {
    const [, account, owner] = accounts
    if (program !== programs.associated || !isOpening(data)) continue
    if (account !== undefined && owner !== undefined) opened.set(account, owner)
  }
  return opened
}

const bumps = 256
const marker = utf8ToBytes('ProgramDerivedAddress')

/**
 * Whether an account is the owner's associated token account. The address is a hash of both, so no node has to be
 * trusted.
 */
export function isTokenAccountOf(owner: string, { account, token, program }: TokenDestination): boolean {
  const seeds = concatBytes(...[owner, program, token].map(seed => base58.decode(seed)))
  const end = concatBytes(base58.decode(programs.associated), marker)
  for (let bump = 0; bump < bumps; bump++) {
    if (base58.encode(sha256(concatBytes(seeds, Uint8Array.of(bump), end))) === account) return true
  }
  return false
}
