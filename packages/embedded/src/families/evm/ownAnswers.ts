import { encodeWord } from '@portico/codec/abi'
import type { CaipNetworkId } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { invalidParams, malformedAnswer, PorticoError, unrecognizedChain } from '@portico/protocol'
import { normaliseQuantity } from '@portico/protocol/frame'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { askNode, evmNamespace, formatChain, getChainNumber } from './evmChains.js'

type Answer = (runtime: ClientRuntime, params: unknown) => unknown

export const ownAnswers: Readonly<Record<string, Answer>> = {
  eth_accounts: runtime => runtime.getAddresses(evmNamespace),
  eth_coinbase: runtime => runtime.getAddresses(evmNamespace)[0] ?? null,
  async eth_requestAccounts(runtime) {
    await runtime.requireSession(evmNamespace)
    return runtime.getAddresses(evmNamespace)
  },
  eth_chainId: runtime => formatChain(runtime.getChain(evmNamespace)),
  net_listening: () => true,
  net_version: runtime => getChainNumber(runtime.getChain(evmNamespace)),
  personal_ecRecover: recoverSigner,
  wallet_addEthereumChain: switchChain,
  wallet_getPermissions: runtime => describePermissions(runtime),
  async wallet_requestPermissions(runtime) {
    await runtime.requireSession(evmNamespace)
    return describePermissions(runtime)
  },
  wallet_switchEthereumChain: switchChain,
  wallet_watchAsset: watchAsset,
  web3_clientVersion: ({ context }) => `Portico/${context.sdkVersion}`,
  // Chain reads that are not in the vault's table.
  eth_blobBaseFee: (runtime, params) => askNode(runtime, 'eth_blobBaseFee', params),
  eth_createAccessList: (runtime, params) => askNode(runtime, 'eth_createAccessList', params),
  eth_simulateV1: (runtime, params) => askNode(runtime, 'eth_simulateV1', params),
  web3_sha3: (runtime, params) => askNode(runtime, 'web3_sha3', params),
}

/** EIP-2255. */
function describePermissions(runtime: ClientRuntime) {
  const addresses = runtime.getAddresses(evmNamespace)
  if (addresses.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: addresses }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

async function switchChain(runtime: ClientRuntime, params: unknown): Promise<null> {
  const given = Array.isArray(params) ? normaliseQuantity(readProperty(params[0], 'chainId')) : undefined
  if (typeof given !== 'string' || !/^0x[0-9a-f]+$/i.test(given)) {
    throw new PorticoError(invalidParams, { detail: 'chainId is not a number.' })
  }
  const chain: CaipNetworkId = `${evmNamespace}:${Number(given)}`
  // Without a configured node the vault could not describe what is signed.
  if (!runtime.context.getNetworks().includes(chain)) {
    throw new PorticoError(unrecognizedChain, { context: { chainId: given } })
  }
  await runtime.switchChain(chain)
  return null
}

/** The wallet lists all balances, so there is nothing to add or ask. */
function watchAsset(_: ClientRuntime, params: unknown): true {
  // EIP-747 specifies an object; many pages send an array of one.
  const asset: unknown = Array.isArray(params) ? params[0] : params
  const type = readProperty(asset, 'type')
  const address = readProperty(readProperty(asset, 'options'), 'address')
  if (typeof type !== 'string' || !/^ERC\d+$/.test(type)) {
    throw new PorticoError(invalidParams, { detail: 'asset.type is not a token type.' })
  }
  if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
    throw new PorticoError(invalidParams, { detail: 'asset.options.address is not an address.' })
  }
  return true
}

/** The ecrecover precompile. */
const recovery = '0x0000000000000000000000000000000000000001'

/** `personal_ecRecover`: a node hashes and recovers, so that the page need not load a curve library. */
async function recoverSigner(runtime: ClientRuntime, params: unknown): Promise<string> {
  const [message, signature] = Array.isArray(params) ? params : []
  if (typeof message !== 'string')
    throw new PorticoError(invalidParams, { detail: 'message is not a string.' })
  const [, r, s, v] = /^0x([\da-f]{64})([\da-f]{64})(00|01|1b|1c)$/i.exec(String(signature)) ?? []
  if (!r || !s || !v) throw new PorticoError(invalidParams, { detail: 'signature is not a signature.' })
  const hash = await askNode(runtime, 'web3_sha3', [toSignedText(message)])
  const data = `${hash}${encodeWord((Number.parseInt(v, 16) % 27) + 27)}${r}${s}`
  const answer = await askNode(runtime, 'eth_call', [{ to: recovery, data }, 'latest'])
  const address = /^0x0{24}([\da-f]{40})$/i.exec(String(answer))?.[1]
  if (!address) throw new PorticoError(malformedAnswer, { detail: 'personal_ecRecover' })
  return `0x${address.toLowerCase()}`
}

/** EIP-191. */
function toSignedText(message: string): string {
  const digits = /^0x(([\da-f]{2})*)$/i.exec(message)?.[1] ?? toHex(message)
  return `0x${toHex(`\x19Ethereum Signed Message:\n${digits.length / 2}`)}${digits}`
}

const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), byte => byte.toString(16).padStart(2, '0')).join('')
