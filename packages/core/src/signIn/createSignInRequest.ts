import { PorticoError, type SignInRequest, type SiwxPlugin, signMessageFailed } from '@portico/protocol'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { selectNetwork } from '../store/selectors.js'
import { codeSignInWait } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'

/**
 * A sign-in request that a wallet can sign while connecting, before the account is known. Undefined if it cannot be
 * created, or not in time: the visitor waits for the pairing URI meanwhile, and is asked after connecting.
 */
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
  try {
    const message = await withTimeout(() => siwx.createMessage({ accountAddress: '', chainId }), {
      environment,
      milliseconds: codeSignInWait,
      error: () => new PorticoError(signMessageFailed),
    })
    const { accountAddress: _, chainId: __, serializedMessage: ___, toString: ____, ...terms } = message
    return { ...terms, chains: ordered }
  } catch (error) {
    environment.logger.warn('No sign-in travels with the code: visitors are asked later.', error)
    return undefined
  }
}
