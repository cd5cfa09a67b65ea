import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { SolanaInstruction, SolanaMessage } from '../sign/parseSolanaTransaction.ts'
import { amount, code, type DescribedInstruction, describeUnknown, programs } from './instruction.ts'

export type TokenOwners = ReadonlyMap<string, string>

interface TokenDestination {
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

/**
 * The rent deposit of a token account. Accounts of the original program take 165 bytes. Token-2022 accounts stay below
 * 400 bytes with every account extension.
 */
const rents = { plain: 2_039_280n, extended: 3_674_880n } as const
const coin = { symbol: 'SOL', decimals: 9 } as const

/** Create (with or without data) or CreateIdempotent. */
const isOpening = (data: Uint8Array) =>
  data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))

/**
 * Describes the creation of an associated token account. The rent goes to the account's owner, who receives it on
 * closing.
 */
export function describeAccountOpening(instruction: SolanaInstruction, own: string): DescribedInstruction {
  const { data, accounts } = instruction
  const [payer, , owner, token, , program] = accounts
  if (!isOpening(data)) return describeUnknown(instruction)
  // Another account pays. A payer from a lookup table is unknown, so it may be this account.
  if (payer !== own && payer !== undefined) return { rows: [], warnings: [] }
  const rent = program === programs.token ? rents.plain : rents.extended
  return {
    rows: [
      amount('rent', `${formatUnits(rent, coin.decimals)} ${coin.symbol}`),
      code('openedFor', owner),
      code('token', token),
    ],
    warnings: owner === own ? [] : ['warnRent'],
    leaves: [{ units: rent, ...coin }],
  }
}
