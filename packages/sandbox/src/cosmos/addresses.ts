import { pubkeyToAddress } from '@cosmjs/amino'
import { base64, bech32 } from '@scure/base'

export const formatBech32 = (bytes: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(bytes))

/** The address of a compressed secp256k1 key. */
export const formatAddress = (publicKey: Uint8Array, prefix: string): string =>
  pubkeyToAddress({ type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) }, prefix)
