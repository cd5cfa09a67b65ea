import type { RpcFamily } from './rpcFamilies.js'

/** Families whose addresses are compared case-insensitively: in hexadecimal, the case is a checksum. */
const ignoresCase: Readonly<Record<RpcFamily, boolean>> = {
  eip155: true,
  solana: false,
  bip122: false,
  cosmos: false,
  polkadot: false,
}
const familiesIgnoringCase = Object.entries(ignoresCase).flatMap(([family, ignores]) =>
  ignores ? family : [],
)

/** The text by which ids are compared: of a network, account or token (CAIP-2, CAIP-10), with or without an address. */
export function toComparableId(id: string): string {
  return familiesIgnoringCase.includes(id.slice(0, id.indexOf(':'))) ? id.toLowerCase() : id
}
