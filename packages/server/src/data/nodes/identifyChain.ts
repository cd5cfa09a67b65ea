import { type RpcFamily, rpcFamilies } from '@portico/protocol/frame'
import * as v from 'valibot'
import { QuantitySchema } from '../schemas.js'

const text = v.pipe(v.string(), v.maxLength(100))
const NodeInfoSchema = v.object({ default_node_info: v.object({ network: text }) })

/** CAIP-2 keeps the first 32 characters of a hash. */
const shorten = (hash: string) => hash.slice(0, 32)

/** The vault's families; a new one does not compile until the server can identify and read it. */
export type Family = RpcFamily

const questions: Readonly<Record<Family, (calls: NodeCalls) => Promise<string>>> = {
  eip155: async ({ call }) => `${v.parse(QuantitySchema, await call('eth_chainId', []))}`,
  solana: async ({ call }) => shorten(v.parse(text, await call('getGenesisHash', []))),
  polkadot: async ({ call }) => shorten(v.parse(text, await call('chain_getBlockHash', [0])).slice(2)),
  bip122: async ({ getText }) => shorten(await getText('/block-height/0')),
  cosmos: async ({ getJson }) =>
    v.parse(NodeInfoSchema, await getJson('/cosmos/base/tendermint/v1beta1/node_info')).default_node_info
      .network,
}

export const families = rpcFamilies

export const isFamily = (name: string | undefined): name is Family =>
  rpcFamilies.some(family => family === name)

export async function identifyChain(family: Family, calls: NodeCalls): Promise<string> {
  return `${family}:${await questions[family](calls)}`
}

export interface NodeCalls {
  call(method: string, params: unknown): Promise<unknown>
  getText(path: string): Promise<string>
  getJson(path: string): Promise<unknown>
}
