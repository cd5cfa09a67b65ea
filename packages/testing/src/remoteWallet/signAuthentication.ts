import {
  type AuthPayload,
  type Cacao,
  findRecap,
  formatAuthMessage,
  formatRecap,
} from '@portico/pairing/wallet'
import type { PrivateKeyAccount } from 'viem/accounts'
import { walletMethods } from './walletMethods.js'

/** The sign-in message for one chain: the site's request, limited to what the wallet supports. */
export function createAuthMessage(
  payload: AuthPayload,
  chains: readonly string[],
  account: PrivateKeyAccount,
) {
  const { type: _, chains: asked, ...fields } = payload
  const [chain = ''] = chains
  const resources = fields.resources ?? []
  const recap = findRecap(resources)
  const methods = (walletMethods.eip155 ?? []).filter(method => recap?.methods.includes(method))
  const permitted = recap ? [...resources.slice(0, -1), formatRecap({ methods, chains })] : resources
  const p: Cacao['p'] = {
    ...fields,
    iss: `did:pkh:${chain}:${account.address}`,
    ...(permitted.length > 0 && { resources: permitted }),
  }
  return { p, methods, message: formatAuthMessage(p) }
}

export async function signAuthentication(
  payload: AuthPayload,
  chains: readonly string[],
  account: PrivateKeyAccount,
): Promise<{ cacao: Cacao; methods: readonly string[] }> {
  const { p, methods, message } = createAuthMessage(payload, chains, account)
  const signature = await account.signMessage({ message })
  return { cacao: { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature } }, methods }
}
