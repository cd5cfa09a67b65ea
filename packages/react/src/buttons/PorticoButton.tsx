'use client'
import { useInsertionEffect } from 'react'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import type { AccountButtonProps } from './AccountButton.js'
import { AccountContent } from './AccountContent.js'
import { accountButtonStyles } from './accountButtonStyles.css.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { ButtonFrame } from './ButtonFrame.js'
import type { ConnectButtonProps } from './ConnectButton.js'
import { ConnectContent } from './ConnectContent.js'
import { pressButton } from './pressButton.js'
import { useButtonModel } from './useButtonModel.js'

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/**
 * The account if connected, otherwise the connect button. Most sites need only this one. It stays the same element,
 * so that focus returns to it after connecting.
 */
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
