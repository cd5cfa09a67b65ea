import {
  formatAddress,
  formatBalance,
  type PorticoState,
  selectAccount,
  selectBalance,
  selectIsConnected,
  selectNetwork,
} from '@portico/core'
import {
  type AccountDetails,
  formatFullBalance,
  getPictures,
  selectProfile,
  selectShownAccount,
} from '@portico/core/internal'
import { toImageSource } from '../ui/Image/getSafeImageSource.js'
import type { ButtonContext, ButtonModel, ButtonSettings } from './ButtonModel.js'

const longestName = 18

export function selectButton(
  state: PorticoState,
  settings: ButtonSettings,
  context: ButtonContext,
): ButtonModel {
  const account = selectAccount(state, settings.namespace)
  const shown = selectShownAccount(state, settings.namespace)
  if (!shown) return selectConnectButton(state, settings, context)
  const { address, user } = shown
  const profile = selectProfile(state, settings.namespace)
  // The e-mail address means more to its owner than an unfamiliar address.
  const name = profile.name ?? user?.email
  const balance = selectBalance(state, settings.namespace)
  const connected = account.status === 'connected'
  const network = state.networks.active[account.namespace]
  const wrong = connected && network?.supported === false && !context.options.allowUnsupportedNetwork
  const { locale } = context.options
  const hasBalance = settings.balance !== 'hide' && !wrong && !isEmptyByEmail(user, balance.data?.amount)
  const amount = hasBalance ? balance.data : undefined
  const awaited = hasBalance && balance.status !== 'error'
  return {
    kind: wrong ? 'wrong-network' : connected ? 'account' : 'restoring',
    label: name ? shorten(name) : formatAddress(address, settings.charsStart, settings.charsEnd),
    busy: !connected,
    address,
    avatarSeed: address.toLowerCase(),
    image: profile.avatar,
    balance: amount ? `${formatBalance(amount.amount, locale)} ${amount.symbol}` : awaited ? '' : undefined,
    fullBalance: amount && `${formatFullBalance(amount.amount, locale)} ${amount.symbol}`,
    warning: wrong ? context.messages.wrongNetwork : undefined,
  }
}

/** A zero balance says little to a visitor who logged in by e-mail, and it would precede their name. */
function isEmptyByEmail(user: AccountDetails['user'], amount: string | undefined): boolean {
  if (!user?.email) return false
  return amount === undefined ? user.isNew === true : Number(amount) === 0
}

/** Counts characters, not code units, because a name may consist of emoji. */
function shorten(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName - 1).join('')}…`
}

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

export interface NetworkButtonModel {
  readonly kind: 'network' | 'wrong-network'
  readonly label: string
  readonly image: string | undefined
  /** For the monogram if there is no image. */
  readonly name: string | undefined
}

export function selectNetworkButton(
  state: PorticoState,
  { label }: { readonly label?: string | undefined },
  { options, messages, findMark, broken = [] }: ButtonContext,
): NetworkButtonModel {
  const network = selectNetwork(state)
  const connected = selectIsConnected(state)
  if (network && !network.supported) {
    return { kind: 'wrong-network', label: messages.switchNetwork, image: undefined, name: undefined }
  }
  // Privacy: no image is fetched from a service before the visitor has connected.
  const own = network && options.networkImages[network.id]
  const known = network && connected ? getPictures(options, { network }) : own ? [own] : []
  const image = known.find(source => !broken.includes(source))
  return {
    kind: 'network',
    label: network?.name ?? label ?? messages.selectNetwork,
    image: image ?? (network && toImageSource(findMark?.(network.caipNetworkId))),
    name: network?.name,
  }
}
