import { decodeSs58 } from '@portico/codec/ss58'
import { readBase58 } from '../base58.js'
import type { Family } from './nodes/identifyChain.js'

const parsers: Record<Family, (text: string) => string | undefined> = {
  eip155: text => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : undefined),
  solana: text => (readBase58(text)?.length === 32 ? text : undefined),
  polkadot: text => (decodeSs58(text) ? text : undefined),
  // The node verifies these checksums; this check only makes them safe in a URL path.
  bip122: text => (/^[a-zA-Z0-9]{26,90}$/.test(text) ? text : undefined),
  cosmos: text => (/^[a-z0-9]{1,20}1[02-9ac-hj-np-z]{38,58}$/.test(text) ? text : undefined),
}

const longest = 90

export const parseAccount = (family: Family, text: string): string | undefined =>
  text.length > longest ? undefined : parsers[family](text)
