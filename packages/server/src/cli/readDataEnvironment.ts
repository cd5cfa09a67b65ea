import type { DataOptions, OnRampSettings } from '../data/DataOptions.js'
import { parseName } from '../data/names/parseLabel.js'
import { ServerFailure } from '../ServerFailure.js'
import { type Environment, readCount, readEntries, readList, readNodes, readUrl } from './readVariable.js'

export function readDataEnvironment(env: Environment): DataOptions | undefined {
  const nodes = readNodes('PORTICO_CHAIN_RPC', env)
  if (Object.keys(nodes).length === 0) return undefined
  const { PORTICO_COINGECKO_URL: prices, PORTICO_COINGECKO_KEY: key, PORTICO_IPFS_GATEWAY: gateway } = env
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
    zeroEx: env.PORTICO_ZEROX_KEY
      ? {
          url: readUrl('PORTICO_ZEROX_URL', env.PORTICO_ZEROX_URL || 'https://api.0x.org'),
          key: env.PORTICO_ZEROX_KEY,
        }
      : undefined,
    ...readOnRamps(env),
    payService: readPayService(env),
    ipfsGateway: gateway ? readUrl('PORTICO_IPFS_GATEWAY', gateway) : undefined,
    pictureHosts: readList(env.PORTICO_PICTURE_HOSTS),
    coinGecko: prices ? { url: readUrl('PORTICO_COINGECKO_URL', prices), key: key || undefined } : undefined,
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
  const url = env.PORTICO_COINBASE_URL || 'https://api.developer.coinbase.com'
  return { url: readUrl('PORTICO_COINBASE_URL', url), keyName, keySecret }
}

function readOnRampPage(env: Environment): OnRampSettings['onRampPage'] {
  const { PORTICO_ONRAMP_URL: url } = env
  if (!url) return undefined
  return {
    url: readUrl('PORTICO_ONRAMP_URL', url),
    assets: readList(env.PORTICO_ONRAMP_ASSETS),
    feePercent: readCount('PORTICO_ONRAMP_FEE', env, 1),
  }
}

function readPayService(env: Environment): DataOptions['payService'] {
  const { PORTICO_PAY_URL: url, PORTICO_PAY_KEY: key } = env
  if (!url) return undefined
  return {
    name: env.PORTICO_PAY_NAME || new URL(readUrl('PORTICO_PAY_URL', url)).host,
    url: readUrl('PORTICO_PAY_URL', url),
    assets: readList(env.PORTICO_PAY_ASSETS),
    recipients: env.PORTICO_PAY_RECIPIENTS ? readList(env.PORTICO_PAY_RECIPIENTS) : undefined,
    key: key || undefined,
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
