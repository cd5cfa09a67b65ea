import { encodeAddress, sr25519PairFromSeed } from '@polkadot/util-crypto'

/** The address on Polkadot of a raw seed as wallets import it. */
export const readPolkadotSeed = (seed: string): string =>
  encodeAddress(sr25519PairFromSeed(Buffer.from(seed.slice(2), 'hex')).publicKey, 0)
