import { type ReactNode, useRef } from 'react'
import { useAnimatedHeight } from './useAnimatedHeight.js'
import { type TravelDirection, ViewTransition } from './ViewTransition.js'

export interface ModalContentProps {
  /** A `ModalHeader`. */
  header: ReactNode
  viewKey: string
  direction: TravelDirection
  /** The view. */
  children: ReactNode
  /** Between header and view: an `AlertBar`. */
  banner?: ReactNode
  /** Over the view: a `ToastStack`. */
  toasts?: ReactNode
}

/** The inside of the card: what stays (header, banner, toasts) and the view, whose height the card follows. */
export function ModalContent({ header, viewKey, direction, children, banner, toasts }: ModalContentProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useAnimatedHeight(outer, inner)
  return (
    <>
      {header}
      {toasts}
      {banner}
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
