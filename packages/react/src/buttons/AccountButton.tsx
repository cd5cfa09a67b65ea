'use client'
import { isShallowEqual } from '@portico/core'
import { useInsertionEffect } from 'react'
import { usePorticoBalance } from '../hooks/usePorticoBalance.js'
import { usePorticoInstance } from '../hooks/usePorticoInstance.js'
import { usePorticoStore } from '../hooks/usePorticoStore.js'
import { accountButtonStyles } from './accountButtonStyles.css.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { ButtonFrame } from './ButtonFrame.js'
import { ButtonImage } from './ButtonImage.js'
import type { ButtonSettings } from './ButtonModel.js'
import { pressButton } from './pressButton.js'
import { selectButton } from './selectButton.js'
import { useButtonMessages } from './useButtonMessages.js'
import { WarningMark } from './WarningMark.js'

export interface AccountButtonProps
  extends Pick<ButtonSettings, 'balance' | 'charsStart' | 'charsEnd' | 'namespace'> {
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
}

/** The connected account. Nothing is shown without one. */
export function AccountButton({ size = 'md', disabled, ...settings }: AccountButtonProps) {
  const portico = usePorticoInstance('AccountButton')
  useInsertionEffect(() => adoptButtonStyles(document, accountButtonStyles), [])
  const { namespace, balance = 'show' } = settings
  const context = { options: portico.options, messages: useButtonMessages(portico.options.locale) }
  const model = usePorticoStore(state => selectButton(state, settings, context), isShallowEqual)
  usePorticoBalance({ namespace, enabled: balance === 'show' && model.kind === 'account' })
  if (model.kind === 'connect') return null
  const wrong = model.kind === 'wrong-network'
  return (
    <ButtonFrame
      look={wrong ? 'wrong' : 'account'}
      size={size}
      busy={model.busy}
      disabled={disabled}
      onPress={() => pressButton(portico, model.kind, settings)}
    >
      {model.balance ? <span className="portico-button-balance">{model.balance}</span> : null}
      {wrong ? <WarningMark /> : <ButtonImage seed={model.avatarSeed ?? ''} source={model.image} />}
      <span className="portico-button-label">{model.label}</span>
    </ButtonFrame>
  )
}
