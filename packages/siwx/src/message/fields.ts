import { toComparableId } from '@portico/protocol'
import type { RpcFamily } from '@portico/protocol/frame'

/** No field may contain a line break, which could forge further fields (EIP-4361, CAIP-122). */
const plain = /^[-a-zA-Z0-9._~:/?#[\]@!$&'()*+,;= ]{1,2048}$/

/** A host as browsers serialise it, with an optional port: lower case, international names in punycode. */
const host = /^(?=.{1,253}(?::\d+)?$)(?:\[[0-9a-f:.]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?$/
const uri = /^[a-z][a-z0-9+.-]*:[!#-;=?-Z_a-z~%[\]]+$/i
/** RFC 3339. */
const date =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

export const isHost = (text: string): boolean => host.test(text)
export const isUri = (text: string): boolean => text.length <= 2048 && uri.test(text)
export const isDate = (text: string): boolean => date.test(text) && !Number.isNaN(Date.parse(text))
export const isNonce = (text: string): boolean => /^[a-zA-Z0-9]{8,128}$/.test(text)
export const isReference = (text: string): boolean => /^[-_a-zA-Z0-9]{1,32}$/.test(text)
export const isAddress = (text: string): boolean => /^[-.%a-zA-Z0-9]{1,128}$/.test(text)
/** One line of URI characters and spaces, without look-alike or invisible characters. */
export const isStatement = (text: string): boolean => plain.test(text)
export const isRequestId = (text: string): boolean => /^[-\w.~!$&'()*+,;=:@%]{0,256}$/.test(text)

interface Account {
  readonly chainId: string
  readonly address: string
}

export const isSameAccount = (one: Account, other: Account): boolean =>
  one.chainId === other.chainId && toComparable(one) === toComparable(other)

const toComparable = ({ chainId, address }: Account) => toComparableId(`${chainId}:${address}`)

const families: Readonly<Record<RpcFamily, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Family names in the first line of a sign-in message. */
export const signInFamilies: Readonly<Record<string, string>> = families
