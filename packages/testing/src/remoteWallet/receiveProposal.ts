import type { WalletProposal } from '@portico/pairing/wallet'
import { grantNamespaces } from './grantNamespaces.js'
import { parseSite } from './parseSite.js'
import type { RemoteProposal } from './RemoteWallet.js'
import type { WalletRuntime } from './WalletRuntime.js'
import { walletMethods } from './walletMethods.js'

const unsupportedChains = { code: 5100, message: 'Unsupported chains' }

export function receiveProposal(runtime: WalletRuntime, proposal: WalletProposal): void {
  const { client, cell, methods, getServed, getShown, approval } = runtime
  const { id, requiredNamespaces, optionalNamespaces } = proposal
  const offer = grantNamespaces([requiredNamespaces, optionalNamespaces], {
    chains: getServed(),
    getAddresses: getShown,
    listMethods: family => walletMethods[family] ?? Object.keys(methods[family] ?? {}),
  })
  const forget = () =>
    cell.set({ proposals: cell.getState().proposals.filter(({ id: other }) => other !== id) })
  const received: RemoteProposal = {
    ...proposal,
    site: parseSite(proposal.proposer.metadata),
    offer,
    async approve(namespaces = offer) {
      forget()
      return client.approve(id, { namespaces })
    },
    async reject(error) {
      forget()
      await client.reject(id, error)
    },
  }
  cell.set({ proposals: [...cell.getState().proposals, received] })
  // There would be nothing to connect to.
  if (Object.keys(offer).length === 0) quietly(received.reject(unsupportedChains))
  else if (approval === 'auto') quietly(received.approve())
}

/** The relay may be gone by now; callers that wait for the session find out. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => undefined)
}
