import type { DataOptions, OnRampSettings } from '../data/DataOptions.js'
import { parseName } from '../data/names/parseLabel.js'
import { ServerFailure } from '../ServerFailure.js'
import {
  type Environment,
  readCount,
  readEntries,
  readList,
  readNodes,
  readOptionalUrl,
} from './readVariable.js'

export function readDataEnvironment(env: Environment): DataOptions | undefined {
  const nodes = readNodes('PORTICO_CHAIN_RPC', env)
  if (Object.keys(nodes).length === 0) return undefined
  const prices = readOptionalUrl('PORTICO_COINGECKO_URL', env)
  const { PORTICO_ZEROX_KEY: zeroExKey } = env
  return {
    nodes,
    tokenList: env.PORTICO_TOKEN_LIST || undefined,
    explorers: readNodes('PORTICO_EXPLORERS', env),
    explorerKey: env.PORTICO_EXPLORER_KEY || undefined,
    subscanKey: env.PORTICO_SUBSCAN_KEY || undefined,
    historyBlocks: readCount('PORTICO_HISTORY_BLOCKS', env, 100_000),
    wholeChains: readList(env.PORTICO_WHOLE_CHAINS),
    nameRegistry: readRegistry(env.PORTICO_NAME_REGISTRY),
    nameZone: readZone(env.PORTICO_NAME_ZONE),
    swapRouters: readSwapRouters(env),
    zeroEx: zeroExKey
      ? { url: readOptionalUrl('PORTICO_ZEROX_URL', env) ?? 'https://api.0x.org', key: zeroExKey }
      : undefined,
    ...readOnRamps(env),
    payService: readPayService(env),
    ipfsGateway: readOptionalUrl('PORTICO_IPFS_GATEWAY', env),
    pictureHosts: readList(env.PORTICO_PICTURE_HOSTS),
    coinGecko: prices ? { url: prices, key: env.PORTICO_COINGECKO_KEY || undefined } : undefined,
  }
}

const routerEntry = /^(eip155:[0-9]{1,32})=(0x[0-9a-fA-F]{40})$/

/** The data service swaps through them, and the vault reads their calls. */
export const readSwapRouters = (env: Environment): Record<string, string> =>
  readEntries('PORTICO_SWAP_ROUTERS', env, routerEntry, 'eip155:1=0x0000…')

/** An on-ramp that is missing here does not compile. */
const readOnRamps = (env: Environment): { [name in keyof OnRampSettings]-?: OnRampSettings[name] } => ({
  coinbase: readCoinbase(env),
  onRampPage: readOnRampPage(env),
})

function readCoinbase(env: Environment): OnRampSettings['coinbase'] {
  const { PORTICO_COINBASE_KEY_NAME: keyName, PORTICO_COINBASE_KEY_SECRET: keySecret } = env
  if (!keyName || !keySecret) return undefined
  const url = readOptionalUrl('PORTICO_COINBASE_URL', env) ?? 'https://api.developer.coinbase.com'
  return { url, keyName, keySecret }
}

function readOnRampPage(env: Environment): OnRampSettings['onRampPage'] {
  const url = readOptionalUrl('PORTICO_ONRAMP_URL', env)
  const feePercent = readCount('PORTICO_ONRAMP_FEE', env, 1)
  return url ? { url, assets: readList(env.PORTICO_ONRAMP_ASSETS), feePercent } : undefined
}

function readPayService(env: Environment): DataOptions['payService'] {
  const url = readOptionalUrl('PORTICO_PAY_URL', env)
  if (!url) return undefined
  return {
    name: env.PORTICO_PAY_NAME || new URL(url).host,
    url,
    assets: readList(env.PORTICO_PAY_ASSETS),
    recipients: env.PORTICO_PAY_RECIPIENTS ? readList(env.PORTICO_PAY_RECIPIENTS) : undefined,
    key: env.PORTICO_PAY_KEY || undefined,
  }
}

function readZone(text: string | undefined): string | undefined {
  if (!text || parseName(text) === text) return text || undefined
  throw new ServerFailure(`PORTICO_NAME_ZONE is "${text}". Write it as shop.example, in small letters.`)
}

function readRegistry(text: string | undefined): DataOptions['nameRegistry'] {
  if (!text) return undefined
  const [, chainId, address] = /^(eip155:[0-9]{1,32}):(0x[0-9a-fA-F]{40})$/.exec(text) ?? []
  if (chainId && address) return { chainId, address }
  throw new ServerFailure(`PORTICO_NAME_REGISTRY is "${text}". Write it as eip155:1:0x0000….`)
}
