import type { Capabilities, Connector } from '@portico/core'
import {
  capabilitiesAddressMissing,
  isPorticoError,
  methodNotFound,
  PorticoError,
  unsupportedMethod,
} from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/quantity.js'
import { requestWallet } from './requestWallet.js'

const maximumLength = 64 * 1024

export async function getCapabilities(
  runtime: EvmRuntime,
  { connector, address }: { readonly connector: Connector; readonly address: string },
): Promise<Capabilities> {
  if (!address) throw new PorticoError(capabilitiesAddressMissing)
  const answer = await requestWallet(runtime, connector, 'wallet_getCapabilities', [address]).catch(
    (error: unknown) => {
      if (isPorticoError(error, unsupportedMethod) || isPorticoError(error, methodNotFound)) return {}
      throw error
    },
  )
  const byChain = copy(answer)
  const everywhere = toRecord(byChain['0x0'])
  const entries = Object.entries(byChain).map(([key, value]) => [parseChainId(key), toRecord(value)] as const)
  return Object.fromEntries(
    runtime.context.getNetworks().flatMap(network => {
      const found = entries.find(([chainId]) => chainId === parseChainId(network.id))?.[1]
      const capabilities = found || everywhere ? { ...everywhere, ...found } : undefined
      return capabilities ? [[String(network.id), capabilities]] : []
    }),
  )
}

function copy(answer: unknown): Readonly<Record<string, unknown>> {
  try {
    const text = JSON.stringify(answer)
    return (text.length <= maximumLength ? toRecord(JSON.parse(text)) : undefined) ?? {}
  } catch {
    return {}
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined
}
