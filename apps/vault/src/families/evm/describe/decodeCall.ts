import { bytesToHex } from '@noble/hashes/utils.js'
import { type AbiReader, createAbiReader, Undecodable } from './createAbiReader.ts'

export type DecodedCall =
  | { readonly kind: 'none' }
  | { readonly kind: 'transfer'; readonly from?: string; readonly to: string; readonly amount: bigint }
  | {
      readonly kind: 'allow'
      readonly spender: string
      readonly amount: bigint
      /** Set if it is not the called contract. */
      readonly token?: string
      /** Set if it is not the caller. */
      readonly owner?: string
      /** ERC-721 has a function with the same selector, whose number is a token id. */
      readonly isAmbiguous?: true
    }
  | { readonly kind: 'allow-all'; readonly spender: string; readonly allowed: boolean }
  | {
      readonly kind: 'items'
      readonly from: string
      readonly to: string
      /** ERC-721 items have no amount. */
      readonly items: readonly { readonly id: bigint; readonly amount?: bigint }[]
    }
  | { readonly kind: 'owner'; readonly owner: string }
  | { readonly kind: 'unknown'; readonly selector: string }

interface Arguments extends Pick<AbiReader, 'offset' | 'items'> {
  address(index: number): string
  number(index: number): bigint
  numberAt(place: number): bigint
}

const readItem = (read: Arguments, amount?: bigint): DecodedCall => ({
  kind: 'items',
  from: read.address(0),
  to: read.address(1),
  items: [{ id: read.number(2), ...(amount !== undefined && { amount }) }],
})

function readItems(read: Arguments): DecodedCall {
  const [ids, amounts] = [64, 96].map(at => read.items(read.offset(at), 32).map(read.numberAt))
  if (!ids || ids.length !== amounts?.length) throw new Undecodable()
  const items = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
  return { kind: 'items', from: read.address(0), to: read.address(1), items }
}

const decoders: Readonly<Record<string, (read: Arguments) => DecodedCall>> = {
  // transfer(address,uint256)
  a9059cbb: read => ({ kind: 'transfer', to: read.address(0), amount: read.number(1) }),
  // transferFrom(address,address,uint256)
  '23b872dd': read => ({
    kind: 'transfer',
    from: read.address(0),
    to: read.address(1),
    amount: read.number(2),
  }),
  // approve(address,uint256)
  '095ea7b3': read => ({
    kind: 'allow',
    spender: read.address(0),
    amount: read.number(1),
    isAmbiguous: true,
  }),
  // increaseAllowance(address,uint256)
  '39509351': read => ({ kind: 'allow', spender: read.address(0), amount: read.number(1) }),
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  d505accf: read => ({
    kind: 'allow',
    owner: read.address(0),
    spender: read.address(1),
    amount: read.number(2),
  }),
  // approve(address,address,uint160,uint48) of Permit2
  '87517c45': read => ({
    kind: 'allow',
    token: read.address(0),
    spender: read.address(1),
    amount: read.number(2),
  }),
  // setApprovalForAll(address,bool)
  a22cb465: read => ({ kind: 'allow-all', spender: read.address(0), allowed: read.number(1) !== 0n }),
  // safeTransferFrom(address,address,uint256), with and without data
  '42842e0e': read => readItem(read),
  b88d4fde: read => readItem(read),
  // safeTransferFrom(address,address,uint256,uint256,bytes)
  f242432a: read => readItem(read, read.number(3)),
  // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  '2eb2c2d6': readItems,
  // transferOwnership(address)
  f2fde38b: read => ({ kind: 'owner', owner: read.address(0) }),
  // upgradeTo(address) and upgradeToAndCall(address,bytes)
  '3659cfe6': read => ({ kind: 'owner', owner: read.address(0) }),
  '4f1ef286': read => ({ kind: 'owner', owner: read.address(0) }),
}

export function decodeCall(data: Uint8Array): DecodedCall {
  if (data.length === 0) return { kind: 'none' }
  const selector = bytesToHex(data.subarray(0, 4))
  const reader = createAbiReader(data.subarray(4))
  const read: Arguments = {
    ...reader,
    number: index => reader.number(index * 32),
    address: index => reader.address(index * 32),
    numberAt: reader.number,
  }
  const decode = Object.hasOwn(decoders, selector) ? decoders[selector] : undefined
  try {
    return decode ? decode(read) : { kind: 'unknown', selector: `0x${selector}` }
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    return { kind: 'unknown', selector: `0x${selector}` }
  }
}

/**
 * Amounts from here on count as unlimited: several tokens use 2⁹⁶-1 for "no limit", and slightly less is no limit
 * either.
 */
const limitless = 1n << 95n

export const isUnlimited = (amount: bigint): boolean => amount >= limitless
