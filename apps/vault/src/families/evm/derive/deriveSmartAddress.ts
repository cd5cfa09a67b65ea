import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { checksumAddress } from '@portico/codec/evm'

export interface SmartContracts {
  readonly factory: string
  readonly implementation: string
}

/** Solady's ERC-1967 proxy initcode before and after the implementation address. */
const proxyStart = '603d3d8160223d3973'
const proxyEnd =
  '60095155f3363d3d373d3d363d7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc545af43d6000803e6038573d6000fd5b3d6000f3'

const createAccount = '0xfe8ca4af'

/** The salt contains the owner, so only the owner's account can be deployed at the address. */
const saltOf = (owner: string) => `${owner.slice(2).toLowerCase()}${'0'.repeat(24)}`

/** Computes the CREATE2 address of an owner's account, deployed or not. */
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
  return checksumAddress(bytesToHex(keccak_256(place).subarray(-20)))
}

export const listSmartAddresses = (owner: string, settings: Readonly<Record<string, SmartContracts>>) =>
  Object.fromEntries(
    Object.entries(settings).map(([network, contracts]) => [network, deriveSmartAddress(owner, contracts)]),
  )

export const formatFactoryData = (owner: string): `0x${string}` => `${createAccount}${saltOf(owner)}` as const
