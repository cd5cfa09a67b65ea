import type { WalletAuthentication } from '@portico/pairing/wallet'
import { unauthorized } from '../evmWallet/providerRpcError.js'
import { parseSite } from './parseSite.js'
import type { RemoteAuthentication } from './RemoteWallet.js'
import { createAuthMessage, signAuthentication } from './signAuthentication.js'
import type { WalletRuntime } from './WalletRuntime.js'
import { walletEvents } from './walletMethods.js'

export function receiveAuthentication(runtime: WalletRuntime, authentication: WalletAuthentication): void {
  const { client, cell, keyring, getServed, approval } = runtime
  const { id, payload, pairingTopic } = authentication
  const chains = getServed().filter(chain => payload.chains.includes(chain))
  const getAccount = () => keyring.evm[cell.getState().accountIndex] ?? keyring.evm[0]
  const account = getAccount()
  /** The accompanying plain proposal is obsolete afterwards. */
  const forget = () => {
    const { authentications, proposals } = cell.getState()
    cell.set({
      authentications: authentications.filter(({ id: other }) => other !== id),
      proposals: proposals.filter(proposal => proposal.pairingTopic !== pairingTopic),
    })
  }
  const received: RemoteAuthentication = {
    ...authentication,
    site: parseSite(authentication.requester.metadata),
    message: account ? createAuthMessage(payload, chains, account).message : '',
    async approve() {
      const signer = getAccount()
      if (!signer) throw unauthorized()
      forget()
      const { cacao, methods } = await signAuthentication(payload, chains, signer)
      const accounts = chains.map(chain => `${chain}:${signer.address}`)
      return client.approveAuthentication(id, [cacao], {
        eip155: { chains, accounts, methods, events: walletEvents },
      })
    },
    async reject(error) {
      forget()
      await client.rejectAuthentication(id, error)
    },
  }
  cell.set({ authentications: [...cell.getState().authentications, received] })
  if (approval === 'auto') received.approve().catch(() => undefined)
}
