import * as v from 'valibot'
import type { NodeCalls } from './NodeCalls.js'

const text = v.pipe(v.string(), v.maxLength(100))
const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,16}$/))
const NodeInfoSchema = v.object({ default_node_info: v.object({ network: text }) })

/** CAIP-2 keeps the first 32 characters of a hash. */
const shorten = (hash: string) => hash.slice(0, 32)

const questions = {
  eip155: async ({ call }) => BigInt(v.parse(quantity, await call('eth_chainId', []))).toString(),
  solana: async ({ call }) => shorten(v.parse(text, await call('getGenesisHash', []))),
  polkadot: async ({ call }) => shorten(v.parse(text, await call('chain_getBlockHash', [0])).slice(2)),
  bip122: async ({ getText }) => shorten(await getText('/block-height/0')),
  cosmos: async ({ getJson }) =>
    v.parse(NodeInfoSchema, await getJson('/cosmos/base/tendermint/v1beta1/node_info')).default_node_info
      .network,
} as const satisfies Record<string, (calls: NodeCalls) => Promise<string>>

export type Family = keyof typeof questions

export const isFamily = (name: string | undefined): name is Family =>
  name !== undefined && Object.hasOwn(questions, name)

export async function identifyChain(family: Family, calls: NodeCalls): Promise<string> {
  return `${family}:${await questions[family](calls)}`
}
