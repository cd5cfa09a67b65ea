import {
  getActiveAccount,
  getSiteAccounts,
  getSiteChainId,
  type MethodHandler,
  type WalletContext,
} from './walletContext.js'

const describePermissions = (context: WalletContext) =>
  context.state.get().connected
    ? [
        {
          parentCapability: 'eth_accounts',
          caveats: [{ type: 'restrictReturnedAccounts', value: [getActiveAccount(context).address] }],
        },
      ]
    : []

export function connectSite(context: WalletContext): void {
  context.state.set({ connected: true, pending: false })
  context.emitter.emit('connect', { chainId: getSiteChainId(context) })
  context.emitter.emit('accountsChanged', getSiteAccounts(context))
}

export function disconnectSite(context: WalletContext): void {
  context.state.set({ connected: false })
  context.emitter.emit('accountsChanged', [])
}

const requestAccounts: MethodHandler = async (context, request) => {
  const { connected, locked } = context.state.get()
  if (!connected || locked) await context.prompts.ask(request)
  if (!context.state.get().connected) connectSite(context)
  return getSiteAccounts(context)
}

const requestPermissions: MethodHandler = async (context, request) => {
  await context.prompts.ask(request)
  if (!context.state.get().connected) connectSite(context)
  return describePermissions(context)
}

const revokePermissions: MethodHandler = async context => {
  if (context.state.get().connected) disconnectSite(context)
  return null
}

export const accountMethods: Readonly<Record<string, MethodHandler>> = {
  eth_accounts: async context => getSiteAccounts(context),
  eth_requestAccounts: requestAccounts,
  wallet_getPermissions: async context => describePermissions(context),
  wallet_requestPermissions: requestPermissions,
  wallet_revokePermissions: revokePermissions,
}
