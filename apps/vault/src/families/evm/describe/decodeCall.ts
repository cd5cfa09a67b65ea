import { bytesToHex } from '@noble/hashes/utils.js'
import { createAbiReader, Undecodable } from './createAbiReader.ts'

/** What a contract call does, where it is one of those that everybody knows. */
export type DecodedCall =
  | { readonly kind: 'none' }
  | { readonly kind: 'transfer'; readonly from?: string; readonly to: string; readonly amount: bigint }
  | { readonly kind: 'allow'; readonly spender: string; readonly amount: bigint; readonly token?: string }
  | { readonly kind: 'allow-all'; readonly spender: string; readonly allowed: boolean }
  | { readonly kind: 'item'; readonly from: string; readonly to: string; readonly number: bigint }
  | { readonly kind: 'items'; readonly from: string; readonly to: string }
  | { readonly kind: 'owner'; readonly owner: string }
  | { readonly kind: 'unknown'; readonly selector: string }

interface Arguments {
  address(index: number): string
  number(index: number): bigint
}

/** Of the four bytes that name a function. */
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
  '095ea7b3': read => ({ kind: 'allow', spender: read.address(0), amount: read.number(1) }),
  // increaseAllowance(address,uint256)
  '39509351': read => ({ kind: 'allow', spender: read.address(0), amount: read.number(1) }),
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  d505accf: read => ({ kind: 'allow', spender: read.address(1), amount: read.number(2) }),
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
  '42842e0e': read => ({
    kind: 'item',
    from: read.address(0),
    to: read.address(1),
    number: read.number(2),
  }),
  b88d4fde: read => ({ kind: 'item', from: read.address(0), to: read.address(1), number: read.number(2) }),
  // safeTransferFrom(address,address,uint256,uint256,bytes)
  f242432a: read => ({ kind: 'item', from: read.address(0), to: read.address(1), number: read.number(2) }),
  // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  '2eb2c2d6': read => ({ kind: 'items', from: read.address(0), to: read.address(1) }),
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
    number: index => reader.number(index * 32),
    address: index => reader.address(index * 32),
  }
  const decode = Object.hasOwn(decoders, selector) ? decoders[selector] : undefined
  try {
    return decode ? decode(read) : { kind: 'unknown', selector: `0x${selector}` }
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    return { kind: 'unknown', selector: `0x${selector}` }
  }
}

/** From here on nobody means an amount: several tokens use 2⁹⁶-1 for "no limit", and a little less is no limit either. */
const limitless = 1n << 95n

export const isUnlimited = (amount: bigint): boolean => amount >= limitless
