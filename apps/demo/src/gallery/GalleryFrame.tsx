import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'
import { createGalleryPortico, type GalleryLook } from '../../../../packages/react/test/gallery/index.ts'
import { exposeKit } from '../site/exposeKit.ts'
import { states } from './states.ts'

interface GalleryFrameProps {
  readonly id: string
  readonly look: GalleryLook
}

export function GalleryFrame({ id, look }: GalleryFrameProps) {
  const [shown] = useState(() => {
    const state = states.find(known => known.id === id)
    return state && { state, portico: createGalleryPortico(state, look) }
  })

  useEffect(() => {
    if (!shown) return undefined
    const relax = shown.state.hurry ? hurry() : undefined
    exposeKit(shown.portico)
    shown.state.setup(shown.portico)
    return relax
  }, [shown])

  if (!shown) return <p className="gallery-frame">There is no state of this name.</p>
  return (
    <PorticoProvider portico={shown.portico}>
      <main className="gallery-frame" data-state={id}>
        <h1>{shown.state.title}</h1>
        <div className="line">
          <PorticoButton />
          <NetworkButton />
        </div>
      </main>
    </PorticoProvider>
  )
}

/** Shortens the timers of the views, so that a screenshot of a slow state need not wait. */
function hurry(): () => void {
  const { setTimeout } = window
  // Only the delay differs, so the type stays.
  window.setTimeout = ((callback: () => void, milliseconds = 0) =>
    setTimeout(callback, milliseconds >= 5000 ? 50 : milliseconds)) as typeof window.setTimeout
  return () => {
    window.setTimeout = setTimeout
  }
}
