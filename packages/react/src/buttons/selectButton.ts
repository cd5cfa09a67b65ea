import {
  formatAddress,
  formatBalance,
  formatFullBalance,
  type PorticoState,
  selectAccount,
  selectShownAccount,
} from '@portico/core'
import type { ButtonContext, ButtonModel, ButtonSettings } from './ButtonModel.js'
import { selectConnectButton } from './selectConnectButton.js'

const longestName = 18

/** The button that is an account when there is one, else the way to connect. */
export function selectButton(
  state: PorticoState,
  settings: ButtonSettings,
  context: ButtonContext,
): ButtonModel {
  const account = selectAccount(state, settings.namespace)
  const shown = selectShownAccount(state, settings.namespace)
  if (!shown) return selectConnectButton(state, settings, context)
  const { address, profileName, profileImage, balance } = shown
  const connected = account.status === 'connected'
  const network = state.networks.active[account.namespace]
  const wrong = connected && network?.supported === false && !context.options.allowUnsupportedChain
  const { locale } = context.options
  const amount = settings.balance === 'hide' || wrong ? undefined : balance.data
  const awaited = settings.balance !== 'hide' && !wrong && balance.status !== 'error'
  return {
    kind: wrong ? 'wrong-network' : connected ? 'account' : 'restoring',
    label: profileName
      ? shorten(profileName)
      : formatAddress(address, settings.charsStart, settings.charsEnd),
    busy: !connected,
    address,
    avatarSeed: address.toLowerCase(),
    image: profileImage,
    balance: amount ? `${formatBalance(amount.amount, locale)} ${amount.symbol}` : awaited ? '' : undefined,
    fullBalance: amount && `${formatFullBalance(amount.amount, locale)} ${amount.symbol}`,
    warning: wrong ? context.messages.wrongNetwork : undefined,
  }
}

/** By characters, not by code units: a name may be made of emoji. */
function shorten(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName - 1).join('')}…`
}
