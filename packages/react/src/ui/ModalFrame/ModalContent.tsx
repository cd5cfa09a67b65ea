import { type ReactNode, useRef } from 'react'
import { useAnimatedHeight } from './useAnimatedHeight.js'
import { type TravelDirection, ViewTransition } from './ViewTransition.js'

export interface ModalContentProps {
  header: ReactNode
  viewKey: string
  direction: TravelDirection
  children: ReactNode
}

export function ModalContent({ header, viewKey, direction, children }: ModalContentProps) {
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
