import { isShallowEqual } from '@portico/core/internal'
import { useInsertionEffect } from 'react'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { accountButtonStyles } from './accountButtonStyles.css.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { AccountContent, ConnectContent } from './ButtonContent.js'
import { ButtonFrame } from './ButtonFrame.js'
import type { ButtonSettings } from './ButtonModel.js'
import { pressButton } from './pressButton.js'
import { selectConnectButton } from './selectButton.js'
import { useButtonMessages, useButtonModel } from './useButtonModel.js'

export interface AccountButtonProps
  extends Pick<ButtonSettings, 'balance' | 'charsStart' | 'charsEnd' | 'namespace'> {
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
}

/** Shows the connected account; renders nothing without one. */
export function AccountButton({ size = 'md', disabled, ...settings }: AccountButtonProps) {
  const portico = usePorticoInstance('AccountButton')
  useInsertionEffect(() => adoptButtonStyles(document, accountButtonStyles), [])
  const model = useButtonModel(settings, 'AccountButton')
  if (model.kind === 'connect') return null
  return (
    <ButtonFrame
      look="account"
      size={size}
      busy={model.busy}
      disabled={disabled}
      onPress={() => pressButton(portico, settings)}
    >
      <AccountContent model={model} />
    </ButtonFrame>
  )
}

export interface ConnectButtonProps extends Pick<ButtonSettings, 'label' | 'loadingLabel' | 'namespace'> {
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
}

/** Opens the modal to connect, even if a wallet is connected. `PorticoButton` also shows the account. */
export function ConnectButton({ size = 'md', disabled, ...settings }: ConnectButtonProps) {
  const portico = usePorticoInstance('ConnectButton')
  const context = { options: portico.options, messages: useButtonMessages(portico.options) }
  const { label, busy } = usePorticoStore(
    state => selectConnectButton(state, settings, context),
    isShallowEqual,
  )
  return (
    <ButtonFrame
      look="connect"
      size={size}
      busy={busy}
      disabled={disabled}
      onPress={() => pressButton(portico, settings)}
    >
      <ConnectContent busy={busy} label={label} />
    </ButtonFrame>
  )
}

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/** The account if connected, otherwise the connect button. One element, so that focus returns to it. */
export function PorticoButton({ size = 'md', disabled, ...settings }: PorticoButtonProps) {
  const portico = usePorticoInstance('PorticoButton')
  useInsertionEffect(() => adoptButtonStyles(document, accountButtonStyles), [])
  const model = useButtonModel(settings, 'PorticoButton')
  const isAccount = model.kind !== 'connect'
  return (
    <ButtonFrame
      look={isAccount ? 'account' : 'connect'}
      size={size}
      busy={model.busy}
      disabled={disabled}
      onPress={() => pressButton(portico, settings)}
    >
      {isAccount ? (
        <AccountContent model={model} />
      ) : (
        <ConnectContent busy={model.busy} label={model.label} />
      )}
    </ButtonFrame>
  )
}
