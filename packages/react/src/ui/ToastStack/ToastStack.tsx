import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/CloseIcon.js'
import { ErrorIcon } from '../icons/ErrorIcon.js'
import { InfoIcon } from '../icons/InfoIcon.js'
import { SuccessIcon } from '../icons/SuccessIcon.js'
import { WarningIcon } from '../icons/WarningIcon.js'
import { Spinner } from '../Spinner/Spinner.js'
import { useStyles } from '../useStyles.js'
import { toastStackStyles } from './ToastStack.css.js'

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface ToastItem {
  readonly id: string | number
  readonly type: ToastType
  readonly message: ReactNode
}

export interface ToastStackProps {
  toasts: readonly ToastItem[]
  onDismiss?: ((id: ToastItem['id']) => void) | undefined
  dismissLabel?: string | undefined
}

const ICONS: Record<ToastType, ReactNode> = {
  success: <SuccessIcon />,
  info: <InfoIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  loading: <Spinner size={20} />,
}

export function ToastStack({ toasts, onDismiss, dismissLabel }: ToastStackProps) {
  useStyles(toastStackStyles)
  return (
    <>
      {toasts.map(toast => (
        <div key={toast.id} className={`toast toast-${toast.type}`}>
          {ICONS[toast.type]}
          <span className="toast-message">{toast.message}</span>
          {onDismiss ? (
            <button
              type="button"
              className="toast-close"
              aria-label={dismissLabel}
              onClick={() => onDismiss(toast.id)}
            >
              <CloseIcon size={16} />
            </button>
          ) : null}
        </div>
      ))}
    </>
  )
}
