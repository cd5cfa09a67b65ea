import type { KitCheck } from '../KitProbes.js'

/** Whether the wallet responds, is unlocked, and has no pending request that the visitor may have missed. */
export const checkWallet: KitCheck = {
  name: 'wallet',
  async run({ wallet }) {
    if (!wallet?.isListed) return undefined
    const facts = { wallet: wallet.name }
    const condition = await wallet.getCondition()
    if (condition === 'locked')
      return { code: 'wallet_locked', message: `${wallet.name} says that it is locked.`, facts }
    if (condition === 'silent')
      return {
        code: 'wallet_silent',
        message: `${wallet.name} does not answer questions that need nobody's consent: its extension hangs, or was updated since the page was loaded.`,
        facts,
      }
    if (!wallet.isAsked) return undefined
    return {
      code: 'prompt_hidden',
      message: `${wallet.name} was asked to connect and has said neither yes nor no: its prompt is open, perhaps out of sight.`,
      facts,
    }
  },
}
