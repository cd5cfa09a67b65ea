import { requireAbility } from '../../connection/requireAbility.js'
import type { Signer } from '../../connection/requireSigner.js'
import type { Portico } from '../../runtime/Portico.js'
import { cleanText } from '../../utils/cleanText.js'
import { formatAddress } from '../../utils/formatAddress.js'
import type { SendToken } from './SendToken.js'

const symbolLength = 20

/**
 * The token with its symbol from the chain; undefined if the chain contradicts the data service's decimals, because
 * every shown amount would be wrong. The native coin has both from the network's definition.
 */
export async function verifyToken(
  portico: Portico,
  signer: Signer,
  token: SendToken,
): Promise<SendToken | undefined> {
  const { address } = token
  if (address === undefined) return token
  const [transfers, account] = requireAbility(portico, signer, 'transfers')
  const facts = await transfers.readToken?.({ ...account, token: address })
  if (facts?.decimals !== token.decimals) return undefined
  return { ...token, symbol: cleanText(facts.symbol, symbolLength) || formatAddress(address) }
}
