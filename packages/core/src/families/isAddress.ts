import { isEvmAddress } from '../caip/hexShapes.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const isBase58 = (text: string, shortest: number, longest: number) =>
  text.length >= shortest && text.length <= longest && [...text].every(letter => base58.includes(letter))

const isSegwit = (text: string) => /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/i.test(text)

/**
 * What an address of each family looks like; one that is not here takes any text. Beside the table of families, because
 * only forms that take addresses need it. Whether it belongs to a network, and whether its checksum is right, is for
 * the family's adapter to say.
 */
const forms: Readonly<Partial<Record<ChainNamespace, (address: string) => boolean>>> = {
  eip155: isEvmAddress,
  solana: address => isBase58(address, 32, 44) && countBase58Bytes(address) === 32,
  bip122: address => isSegwit(address) || isBase58(address, 26, 35),
  polkadot: address => isBase58(address, 46, 50),
  cosmos: address => /^[a-z][a-z0-9]*1[02-9ac-hj-np-z]{38,64}$/i.test(address) && !isSegwit(address),
}

/** Whether the text has the form of an address of the family. */
export function isAddress(namespace: ChainNamespace, address: string): boolean {
  return forms[namespace]?.(address) ?? address !== ''
}

/** How many bytes base58 text stands for: each leading 1 is a zero byte, the rest is one large number. */
function countBase58Bytes(text: string): number {
  const [zeros = ''] = /^1*/.exec(text) ?? []
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(base58.indexOf(letter))
  return zeros.length + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
