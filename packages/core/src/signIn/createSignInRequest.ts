import { PorticoError, type SignInRequest, type SiwxPlugin, signMessageFailed } from '@portico/protocol'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { selectNetwork } from '../store/selectors.js'
import { codeSignInWait } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'

/**
 * What a wallet may sign while it connects, before anybody knows whose account it will be. Undefined where it cannot be
 * written, or not soon: the visitor waits for the code meanwhile, and is asked once the wallet is there, as ever.
 */
export async function createSignInRequest(
  { environment, store }: Portico,
  siwx: SiwxPlugin,
  chains: readonly CaipNetworkId[],
): Promise<SignInRequest | undefined> {
  // The owner has other words signed than those of the message, or by somebody else than the wallet.
  if (siwx.signMessage) return undefined
  const used = selectNetwork(store.get())?.caipNetworkId
  // A wallet that signs for one network takes the first, and the visitor will be on the one in use.
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
