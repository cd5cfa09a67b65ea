'use client'
import { isShallowEqual } from '@portico/core/internal'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { ButtonFrame } from './ButtonFrame.js'
import type { ButtonSettings } from './ButtonModel.js'
import { ConnectContent } from './ConnectContent.js'
import { pressButton } from './pressButton.js'
import { selectConnectButton } from './selectConnectButton.js'
import { useButtonMessages } from './useButtonMessages.js'

export interface ConnectButtonProps extends Pick<ButtonSettings, 'label' | 'loadingLabel' | 'namespace'> {
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Opens the modal to connect, whether or not a wallet is connected. Use `PorticoButton` to show the account
 * afterwards.
 */
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
