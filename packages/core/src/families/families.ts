import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Bip122Types } from './bip122/Bip122Types.js'
import { bip122 } from './bip122/bip122.js'
import type { CosmosTypes } from './cosmos/CosmosTypes.js'
import { cosmos } from './cosmos/cosmos.js'
import type { Eip155Types } from './eip155/Eip155Types.js'
import { eip155 } from './eip155/eip155.js'
import type { Family } from './Family.js'
import type { PolkadotTypes } from './polkadot/PolkadotTypes.js'
import { polkadot } from './polkadot/polkadot.js'
import type { SolanaTypes } from './solana/SolanaTypes.js'
import { solana } from './solana/solana.js'

/** The words of each family: its addresses, requests, answers and verbs. Every namespace of the kit is a key here. */
export interface FamilyTypes {
  readonly eip155: Eip155Types
  readonly solana: SolanaTypes
  readonly bip122: Bip122Types
  readonly polkadot: PolkadotTypes
  readonly cosmos: CosmosTypes
}

const rows = {
  eip155,
  solana,
  bip122,
  polkadot,
  cosmos,
}

/** The rules of each family. Whoever needs to know what differs between families asks here. */
export const families: { readonly [Namespace in ChainNamespace]: Family<Namespace> } = rows

/** The families in which the page chooses among the accounts that a wallet grants. */
export type ChoosingNamespace = {
  [Namespace in ChainNamespace]: (typeof rows)[Namespace] extends { readonly pageChoosesAccount: true }
    ? Namespace
    : never
}[ChainNamespace]
