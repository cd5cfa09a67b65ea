import type { Network } from '@portico/core'
import { type AdapterContext, readErrorCode } from '@portico/core/adapter'
import {
  chainNotSupported,
  invalidChainId,
  isPorticoError,
  PorticoError,
  requestPending,
  switchFailed,
  unrecognizedChain,
  userRejected,
} from '@portico/protocol'
import { formatQuantity, parseChainId } from '../normalise/quantity.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'

/** Error codes that wallets use for an unknown chain; the last one is a sign error of some wallets. */
const unknownChainCodes: ReadonlySet<number | undefined> = new Set([
  unrecognizedChain.rpcCode,
  switchFailed.rpcCode,
  invalidChainId.rpcCode,
  -invalidChainId.rpcCode,
])

const checks = 15
const pause = 200

export async function switchChain(
  context: AdapterContext,
  provider: Eip1193Provider,
  network: Network,
): Promise<number> {
  const wanted = parseChainId(network.id)
  if (wanted === undefined) throw new PorticoError(chainNotSupported)
  const chainId = formatQuantity(wanted)
  try {
    await requestProvider(provider, 'wallet_switchEthereumChain', [{ chainId }])
  } catch (error) {
    if (!unknownChainCodes.has(readErrorCode(error instanceof PorticoError ? error.cause : error))) {
      throw toSwitchError(error)
    }
    await addChain(context, provider, network, chainId)
  }
  if (await isOnChain(context, provider, wanted)) return wanted
  throw new PorticoError(chainNotSupported)
}

async function addChain(
  { getRpcUrls }: AdapterContext,
  provider: Eip1193Provider,
  network: Network,
  chainId: string,
): Promise<void> {
  const explorer = network.blockExplorers?.default.url
  const chain = {
    chainId,
    rpcUrls: network.rpcUrls.default.http.length > 0 ? network.rpcUrls.default.http : getRpcUrls(network),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    // Wallets reject an empty list but accept an omitted one.
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
  try {
    await requestProvider(provider, 'wallet_addEthereumChain', [chain])
    const now = parseChainId(await requestProvider(provider, 'eth_chainId'))
    // Some wallets only add the chain; the standard leaves switching to them.
    if (formatQuantity(now ?? 0) !== chainId) {
      await requestProvider(provider, 'wallet_switchEthereumChain', [{ chainId }])
    }
  } catch (error) {
    throw toSwitchError(error)
  }
}

/** Keeps the visitor's rejection; every other failure means the same to the page. */
function toSwitchError(error: unknown): unknown {
  if (isPorticoError(error, userRejected) || isPorticoError(error, requestPending)) return error
  return new PorticoError(chainNotSupported, { cause: error })
}

/** Some wallets report success before, or without, switching. */
async function isOnChain(
  { environment }: AdapterContext,
  provider: Eip1193Provider,
  wanted: number,
): Promise<boolean> {
  for (let check = 0; check < checks; check++) {
    if (parseChainId(await requestProvider(provider, 'eth_chainId')) === wanted) return true
    await new Promise<void>(resolve => environment.setTimeout(resolve, pause))
  }
  return false
}
