import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Dialog, type DialogProps } from '../Dialog/Dialog.js'
import { joinClasses } from '../dom/joinClasses.js'
import { observeSize } from '../dom/observePage.js'
import { type TravelDirection, ViewTransition } from './ViewTransition.js'

interface ModalFrameProps extends ModalContentProps, Omit<DialogProps, 'children'> {
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

interface ModalContentProps {
  header: ReactNode
  viewKey: string
  direction: TravelDirection
  children: ReactNode
}

function ModalContent({ header, viewKey, direction, children }: ModalContentProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useAnimatedHeight(outer, inner)
  return (
    <>
      {header}
      <div ref={outer} className="height">
        <div ref={inner} className="height-content">
          <ViewTransition viewKey={viewKey} direction={direction}>
            {children}
          </ViewTransition>
        </div>
      </div>
    </>
  )
}

/** Copies the inner element's height to the outer one, for CSS to animate; not while hidden, with 0 px. */
function useAnimatedHeight(outer: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = outer.current
    const content = inner.current
    if (!box || !content) return
    const measure = () => {
      const { offsetHeight } = content
      box.style.height = offsetHeight > 0 ? `${offsetHeight}px` : ''
    }
    measure()
    const stop = observeSize([content], measure)
    return () => {
      stop()
      box.style.height = ''
    }
  }, [outer, inner])
}
