import { useEffect, useRef } from 'react'
import { attachModal } from './element/attachModal.js'
import { usePorticoInstance } from './hooks/internal/usePorticoStore.js'

export interface PorticoModalProps {
  readonly className?: string | undefined
}

/** The place of the modal with `dialog: { display: 'inPage' }`, which it fills, or `{ display: 'placed' }`. */
export function PorticoModal({ className }: PorticoModalProps) {
  const portico = usePorticoInstance('PorticoModal')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? attachModal(portico, place.current) : undefined), [portico])
  return <div ref={place} className={className} />
}
