import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeSs58 } from '@portico/codec/ss58'
import type { RpcFamily } from '@portico/protocol/frame'
import { getPublicKey as getSr25519Key } from '@scure/sr25519'
import { useSecret } from '../keys/Bytes.ts'
import { bitcoinMain } from './bitcoin/derive/bitcoinNetworks.ts'
import { formatWif, withBitcoinKeys } from './bitcoin/derive/deriveBitcoinKeys.ts'
import { deriveCosmosKey, formatCosmosAddress, getPublicKey } from './cosmos/derive/deriveCosmosKey.ts'
import { derivePolkadotSecret, derivePolkadotSeed } from './polkadot/derive/derivePolkadotSecret.ts'
import { formatSolanaKey } from './solana/derive/deriveSolanaKey.ts'
import type { Keys } from './VaultFamily.ts'

interface ExportedKey {
  /** The family, and the kind of account if it has several keys. */
  readonly family: string
  readonly name: string
  getAddress(owner: Keys): string
  format(owner: Keys): string
}

const describeBitcoin = (kind: string, name: string, type: 'payment' | 'ordinal'): ExportedKey => ({
  family: `bip122-${kind}`,
  name: `Bitcoin (${name})`,
  getAddress: ({ root }) =>
    withBitcoinKeys(
      root,
      bitcoinMain,
      (_, accounts) => accounts.find(each => each.type === type)?.address ?? '',
    ),
  format: ({ root }) => withBitcoinKeys(root, bitcoinMain, keys => formatWif(keys[type], bitcoinMain)),
})

const keysByFamily: Readonly<Record<RpcFamily, readonly ExportedKey[]>> = {
  eip155: [
    {
      family: 'eip155',
      name: 'Ethereum (EVM)',
      getAddress: ({ accounts }) => accounts.addresses.eip155,
      format: ({ accounts }) => `0x${bytesToHex(accounts.evmKey)}`,
    },
  ],
  solana: [
    {
      family: 'solana',
      name: 'Solana',
      getAddress: ({ accounts }) => accounts.addresses.solana,
      format: ({ accounts }) => formatSolanaKey(accounts.solanaKey),
    },
  ],
  bip122: [describeBitcoin('segwit', 'SegWit', 'payment'), describeBitcoin('taproot', 'Taproot', 'ordinal')],
  cosmos: [
    {
      family: 'cosmos',
      name: 'Cosmos',
      getAddress: ({ root }) =>
        useSecret(deriveCosmosKey(root), key => formatCosmosAddress(getPublicKey(key), 'cosmos')),
      format: ({ root }) => useSecret(deriveCosmosKey(root), bytesToHex),
    },
  ],
  polkadot: [
    {
      family: 'polkadot',
      name: 'Polkadot',
      getAddress: ({ root }) =>
        useSecret(derivePolkadotSecret(root), secret => encodeSs58(getSr25519Key(secret), 0)),
      // The family's tools call this a raw seed.
      format: ({ root }) => useSecret(derivePolkadotSeed(root), seed => `0x${bytesToHex(seed)}`),
    },
  ],
}

export const exportedKeys: readonly ExportedKey[] = Object.values(keysByFamily).flat()
