import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { checksumEvmAddress } from './formatEvmAddress.ts'

/** Of one network: the factory that puts accounts there, and the contract that they run. */
export interface SmartContracts {
  readonly factory: string
  readonly implementation: string
}

/** The code of a proxy (ERC-1967) before and after the address of the contract that it runs, as Solady's factory makes it. */
const proxyStart = '603d3d8160223d3973'
const proxyEnd =
  '60095155f3363d3d373d3d363d7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc545af43d6000803e6038573d6000fd5b3d6000f3'

/** `createAccount(bytes32)` */
const createAccount = '0xfe8ca4af'

/** Names the owner: nobody else can have an account made at the address. */
const saltOf = (owner: string) => `${owner.slice(2).toLowerCase()}${'0'.repeat(24)}`

/** Where the account of an owner is, or will be: nobody has to be asked for it. */
export function deriveSmartAddress(
  owner: string,
  { factory, implementation }: SmartContracts,
): `0x${string}` {
  const code = hexToBytes(`${proxyStart}${implementation.slice(2)}${proxyEnd}`)
  const place = concatBytes(
    Uint8Array.of(0xff),
    hexToBytes(factory.slice(2)),
    hexToBytes(saltOf(owner)),
    keccak_256(code),
  )
  return checksumEvmAddress(bytesToHex(keccak_256(place).subarray(-20)))
}

/** What the factory is told to make the account. */
export const formatFactoryData = (owner: string): `0x${string}` => `${createAccount}${saltOf(owner)}` as const
