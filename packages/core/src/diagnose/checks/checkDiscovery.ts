import type { KitCheck } from '../KitProbes.js'

/** Whether the wallet, or any wallet, has announced itself. */
export const checkDiscovery: KitCheck = {
  name: 'discovery',
  async run({ wallet, pageWallets }) {
    if (wallet) {
      if (wallet.isListed) return undefined
      return {
        code: 'wallet_not_found',
        message: `No wallet with the id ${wallet.name} has announced itself to this page or is injected into it.`,
        facts: { wallet: wallet.name },
      }
    }
    if (!pageWallets.wanted || pageWallets.count > 0) return undefined
    return {
      code: 'no_wallet_found',
      message:
        'No wallet has announced itself to this page: none is installed, or none may run on this site or in this window.',
    }
  },
}
