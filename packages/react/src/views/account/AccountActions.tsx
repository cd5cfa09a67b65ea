import {
  type Features,
  listSoldTokens,
  listSwapNetworks,
  onRampOptionsQuery,
  type PlainRouteName,
  selectBuyer,
  selectSender,
  toRoute,
  type WalletFeature,
} from '@portico/core/internal'
import { type ReactNode, useContext } from 'react'
import { PreloadContext } from '../../context/ModalContexts.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { BuyIcon } from '../../ui/icons/BuyIcon.js'
import { QrIcon } from '../../ui/icons/QrIcon.js'
import { SendIcon } from '../../ui/icons/SendIcon.js'
import { SwapIcon } from '../../ui/icons/SwapIcon.js'
import { ActionButton, ActionRow } from '../../ui/index.js'
import { accountStrings } from './strings.js'

interface AccountAction {
  readonly label: 'buy' | 'swap' | 'receive' | 'send'
  readonly icon: ReactNode
  readonly route: PlainRouteName
}

const actions: Readonly<Partial<Record<WalletFeature, AccountAction>>> = {
  onramp: { label: 'buy', icon: <BuyIcon />, route: 'OnRampProviders' },
  swaps: { label: 'swap', icon: <SwapIcon />, route: 'Swap' },
  receive: { label: 'receive', icon: <QrIcon />, route: 'Receive' },
  send: { label: 'send', icon: <SendIcon />, route: 'WalletSend' },
}

interface AccountActionsProps {
  /** For a single token: what its actions do. Actions without an entry are left out. */
  readonly choices?: Readonly<Partial<Record<WalletFeature, () => void>>> | undefined
}

export function AccountActions({ choices }: AccountActionsProps) {
  const words = useStrings(accountStrings)
  const { options } = usePorticoInstance('AccountActions')
  const { push } = useNavigation()
  const preload = useContext(PreloadContext)
  const features = usePorticoStore(state => state.features.values)
  const canSend = usePorticoStore(state => selectSender(state) !== undefined)
  const canBuy = useCanBuy()
  // On a network without swaps the button leads to the networks that have them.
  const canSwap =
    usePorticoStore(state => listSwapNetworks(state).length > 0) && options.services.data !== undefined
  const offered = getAccountActions(actions, {
    ...features,
    onramp: canBuy !== false && features.onramp,
    send: features.send && canSend,
    swaps: canSwap ? features.swaps : false,
  }).filter(({ feature }) => !choices || choices[feature])
  if (offered.length === 0) return null
  return (
    <ActionRow>
      {offered.map(({ feature, action: { label, icon, route } }) =>
        feature === 'onramp' && canBuy === 'unknown' ? (
          <span key={feature} className="action skeleton" aria-hidden="true" />
        ) : (
          <ActionButton
            key={feature}
            label={words[label]}
            icon={icon}
            onClick={choices?.[feature] ?? (() => push(route))}
            onPointerEnter={() => preload(toRoute(route))}
            onFocus={() => preload(toRoute(route))}
            data-testid={`account-${feature}`}
          />
        ),
      )}
    </ActionRow>
  )
}

/** Whether an on-ramp provider supports the active network. Buy keeps its place while that is unknown. */
function useCanBuy(): boolean | 'unknown' {
  const { options } = usePorticoInstance('AccountActions')
  const isAble =
    usePorticoStore(state => selectBuyer(state) !== undefined) && options.services.data !== undefined
  const { status } = usePorticoQuery(onRampOptionsQuery, {}, { enabled: isAble })
  const sells = usePorticoStore(state => listSoldTokens(state).length > 0)
  return isAble && status === 'pending' ? 'unknown' : sells
}

type ActionFeatures = Pick<Features, WalletFeature | 'walletFeaturesOrder'>

/** The enabled features in the site's order; unlisted ones come last. */
export function getAccountActions<Action>(
  actions: Readonly<Partial<Record<WalletFeature, Action>>>,
  features: ActionFeatures,
): readonly { readonly feature: WalletFeature; readonly action: Action }[] {
  const { walletFeaturesOrder, onramp, swaps, receive, send } = features
  const on: Readonly<Record<WalletFeature, boolean>> = {
    onramp: onramp !== false,
    swaps: swaps !== false,
    receive,
    send,
  }
  const order = new Set([...walletFeaturesOrder, ...(Object.keys(on) as WalletFeature[])]) // created in the line above
  return [...order].flatMap(feature => {
    const action = actions[feature]
    return action && on[feature] ? [{ feature, action }] : []
  })
}
