import { type PorticoState, selectAccount } from '@portico/core'
import type { ButtonContext, ButtonModel, ButtonSettings } from './ButtonModel.js'

export function selectConnectButton(
  state: PorticoState,
  { namespace, label, loadingLabel }: ButtonSettings,
  { messages }: ButtonContext,
): ButtonModel {
  const busy = state.modal.loading || selectAccount(state, namespace).status === 'connecting'
  return {
    kind: 'connect',
    label: busy ? (loadingLabel ?? messages.connecting) : (label ?? messages.connect),
    busy,
    address: undefined,
    avatarSeed: undefined,
    image: undefined,
    balance: undefined,
    fullBalance: undefined,
    warning: undefined,
  }
}
