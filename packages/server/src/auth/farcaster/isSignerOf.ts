import type { EvmCall } from '@portico/siwx/verify'

/** Asks a contract at one node: hex, or undefined where it reverted. Rejects where the node cannot be asked. */
export type AskChain = (call: EvmCall) => Promise<string | undefined>

/** Of Farcaster, on OP Mainnet: which account holds a number, and which others may sign for it. */
const registries = {
  ids: '0x00000000fc6c5f01fc30151999387bb99a9f489b',
  keys: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const

/** `idOf(address)` and `keyDataOf(uint256,bytes)`. */
const selectors = { idOf: '0xd94fe832', keyDataOf: '0xac34cc5a' } as const

/** A key that is an account's address, and is in use. */
const keyInUse = 1n
const keyOfAccount = 2n

export interface FarcasterSigner {
  /** Farcaster's number for a person. */
  fid: string
  address: string
  /** As the account that holds the number, or as one that signs for it. */
  by: 'custody' | 'authAddress'
}

/** Whether the account may sign for that person, by what the chain says now. */
export async function isSignerOf(ask: AskChain, { fid, address, by }: FarcasterSigner): Promise<boolean> {
  const account = toWord(BigInt(address))
  if (by === 'custody') {
    const [held] = readWords(await ask({ to: registries.ids, data: `${selectors.idOf}${account}` }))
    return held === BigInt(fid)
  }
  // The number, where the bytes begin, their length, and the bytes: the address, filled up to a word.
  const input = [BigInt(fid), 64n, 32n].map(toWord).join('') + account
  const [state, type] = readWords(await ask({ to: registries.keys, data: `${selectors.keyDataOf}${input}` }))
  return state === keyInUse && type === keyOfAccount
}

const toWord = (value: bigint) => value.toString(16).padStart(64, '0')

/** Empty where the answer is not made of whole words. */
function readWords(answer: string | undefined): readonly bigint[] {
  if (!answer || !/^0x(?:[0-9a-f]{64})+$/i.test(answer)) return []
  return (answer.slice(2).match(/.{64}/g) ?? []).map(word => BigInt(`0x${word}`))
}
