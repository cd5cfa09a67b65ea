import { PorticoError, type SignInRequest, type SiwxPlugin, signMessageFailed } from '@portico/protocol'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { Environment } from '../services/Environment.js'
import type { WalletSource } from '../sources/Source.js'
import { selectNetwork } from '../store/selectors.js'
import type { SignInText } from '../store/slices/signIn.js'
import { codeSignInWait } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'
import { writeMessage } from './askToSignIn.js'
import { canAskBySource } from './isAskedByWallet.js'

/** Undefined if it cannot be created in time: the visitor waits for the pairing URI, and is asked afterwards. */
export async function createSignInRequest(
  { environment, store }: Portico,
  siwx: SiwxPlugin,
  chains: readonly CaipNetworkId[],
): Promise<SignInRequest | undefined> {
  // The site replaces signing, so the wallet must not sign this message.
  if (siwx.signMessage) return undefined
  const used = selectNetwork(store.get())?.caipNetworkId
  // A wallet that signs for one network uses the first, so the active network comes first.
  const ordered = [...chains].sort((one, other) => Number(other === used) - Number(one === used))
  const [chainId] = ordered
  if (!chainId) return undefined
  const message = await writeInTime(environment, () => siwx.createMessage({ accountAddress: '', chainId }))
  if (!message) return undefined
  const { accountAddress: _, chainId: __, serializedMessage: ___, toString: ____, ...terms } = message
  return { ...terms, chains: ordered }
}

export async function createLoginMessage(
  portico: Portico,
  source: WalletSource,
  namespace: ChainNamespace,
  address: string,
): Promise<SignInText | undefined> {
  const { environment, options, store } = portico
  const { siwx } = options
  const network = selectNetwork(store.get())
  if (!siwx || !network?.supported || network.chainNamespace !== namespace) return undefined
  if (!canAskBySource(portico, source)) return undefined
  const { caipNetworkId } = network
  return writeInTime(environment, () => writeMessage(siwx, { namespace, address, caipNetworkId }))
}

/** A server of the site that is slow or fails holds up no connection: visitors are asked to sign in afterwards. */
async function writeInTime<T>(environment: Environment, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(write, {
      environment,
      milliseconds: codeSignInWait,
      error: () => new PorticoError(signMessageFailed),
    })
  } catch (error) {
    environment.logger.warn('No sign-in message was ready while connecting: visitors are asked later.', error)
    return undefined
  }
}
