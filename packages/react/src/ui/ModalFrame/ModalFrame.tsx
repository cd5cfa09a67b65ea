import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/Dialog.js'
import { joinClasses } from '../dom/joinClasses.js'
import { ModalContent, type ModalContentProps } from './ModalContent.js'

export interface ModalFrameProps extends ModalContentProps, Omit<DialogProps, 'children'> {
  /** `embedded` fills its container, without backdrop, dialog role or focus trap. */
  variant?: 'modal' | 'embedded' | undefined
  aside?: ReactNode
}

export function ModalFrame(props: ModalFrameProps) {
  const {
    variant = 'modal',
    open,
    ahead,
    aside,
    label,
    onDismiss,
    level,
    shake,
    getFinalFocus,
    outside,
    ...content
  } = props
  if (variant === 'embedded') {
    return (
      <>
        <section
          className={joinClasses('card', 'card-embedded', shake && 'card-shake')}
          aria-label={label}
          tabIndex={-1}
        >
          <ModalContent {...content} />
        </section>
        {outside}
      </>
    )
  }
  return (
    <Dialog
      {...{ open, ahead, label, onDismiss, level, shake, getFinalFocus, outside }}
      wide={Boolean(aside)}
    >
      {aside}
      {aside ? (
        <section className="wide-side">
          <ModalContent {...content} />
        </section>
      ) : (
        <ModalContent {...content} />
      )}
    </Dialog>
  )
}
