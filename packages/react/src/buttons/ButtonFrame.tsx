import { type ReactNode, useInsertionEffect, useRef } from 'react'
import { preloadModal } from '../element/modalLoader.js'
import { useBrowserLayoutEffect } from '../hooks/internal/useBrowserLayoutEffect.js'
import { usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { adoptButtonStyles } from './adoptButtonStyles.js'
import { applyButtonTheme } from './applyButtonTheme.js'
import { connectButtonStyles } from './connectButtonStyles.css.js'

export interface ButtonFrameProps {
  readonly look: 'connect' | 'account' | 'network' | 'wrong'
  readonly size: 'sm' | 'md'
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

export function ButtonFrame({ look, size, busy, disabled, onPress, children }: ButtonFrameProps) {
  const button = useRef<HTMLButtonElement>(null)
  const open = usePorticoStore(state => state.modal.open)
  const theme = usePorticoStore(state => state.theme)
  useInsertionEffect(() => adoptButtonStyles(document, connectButtonStyles), [])
  useBrowserLayoutEffect(() => {
    if (button.current) applyButtonTheme(button.current, theme)
  }, [theme])
  return (
    <button
      ref={button}
      type="button"
      className={`portico-button portico-button-${look} portico-button-${size}`}
      data-portico-theme={theme.mode}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onPress}
      onPointerEnter={preloadModal}
      onFocus={preloadModal}
    >
      {children}
    </button>
  )
}
