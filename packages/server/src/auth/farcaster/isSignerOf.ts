import type { EvmCall } from '@portico/siwx/verify'

/**
 * Calls a contract through one node: the return data as hex, or undefined if it reverted. Rejects if the node is
 * unreachable.
 */
export type AskChain = (call: EvmCall) => Promise<string | undefined>

/** Farcaster's registries on OP Mainnet: the custody address of a FID, and its other signers. */
const registries = {
  ids: '0x00000000fc6c5f01fc30151999387bb99a9f489b',
  keys: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const

/** `idOf(address)` and `keyDataOf(uint256,bytes)`. */
const selectors = { idOf: '0xd94fe832', keyDataOf: '0xac34cc5a' } as const

/** Key state `ADDED` and key type "auth address". */
const keyInUse = 1n
const keyOfAccount = 2n

export interface FarcasterSigner {
  fid: string
  address: string
  /** Custody address of the FID, or an auth address registered for it. */
  by: 'custody' | 'authAddress'
}

export async function isSignerOf(ask: AskChain, { fid, address, by }: FarcasterSigner): Promise<boolean> {
  const account = toWord(BigInt(address))
  if (by === 'custody') {
    const [held] = readWords(await ask({ to: registries.ids, data: `${selectors.idOf}${account}` }))
    return held === BigInt(fid)
  }
  // ABI encoding: the FID, the offset of the bytes, their length, and the address padded to a word.
  const input = [BigInt(fid), 64n, 32n].map(toWord).join('') + account
  const [state, type] = readWords(await ask({ to: registries.keys, data: `${selectors.keyDataOf}${input}` }))
  return state === keyInUse && type === keyOfAccount
}

const toWord = (value: bigint) => value.toString(16).padStart(64, '0')

/** Empty if the return data does not consist of whole words. */
function readWords(answer: string | undefined): readonly bigint[] {
  if (!answer || !/^0x(?:[0-9a-f]{64})+$/i.test(answer)) return []
  return (answer.slice(2).match(/.{64}/g) ?? []).map(word => BigInt(`0x${word}`))
}
