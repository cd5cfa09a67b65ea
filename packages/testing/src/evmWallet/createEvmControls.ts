import type { Address } from 'viem'
import { createControls } from '../controls/createControls.js'
import type { MockWalletControls } from '../controls/MockWalletControls.js'
import { connectSite, disconnectSite } from './accountMethods.js'
import { ProviderRpcError } from './providerRpcError.js'
import type { RpcRequest, WalletState, WrongAnswers } from './types.js'
import { getActiveAccount, getSiteAccounts, getSiteChainId, type WalletContext } from './walletContext.js'

export type MockEvmWalletControl = MockWalletControls<{
  address: Address
  chainId: number
  state: WalletState
  wrong: WrongAnswers
}>

export function createEvmControls(context: WalletContext, requests: RpcRequest[]): MockEvmWalletControl {
  const { state, prompts, emitter } = context
  return createControls(
    { state, prompts, emitter, requests },
    {
      getAddress: () => getActiveAccount(context).address,
      accountCount: context.accounts.length,
      connect: () => connectSite(context),
      disconnect(times) {
        disconnectSite(context)
        for (let time = 0; time < times; time++) {
          emitter.emit('disconnect', new ProviderRpcError(4900, 'The wallet disconnected.'))
        }
      },
      tellAccounts: () => emitter.emit('accountsChanged', getSiteAccounts(context)),
      tellChain: () => emitter.emit('chainChanged', getSiteChainId(context)),
    },
  )
}
