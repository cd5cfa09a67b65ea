'use client'
import { useInsertionEffect } from 'react'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { AccountContent } from './AccountContent.js'
import { accountButtonStyles } from './accountButtonStyles.css.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { ButtonFrame } from './ButtonFrame.js'
import type { ButtonSettings } from './ButtonModel.js'
import { pressButton } from './pressButton.js'
import { useButtonModel } from './useButtonModel.js'

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
