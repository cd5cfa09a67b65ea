import { createGalleryPortico, type GalleryLook } from '@portico/testing/gallery'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'
import { exposeKit } from '../site/exposeKit.ts'
import { states } from './states.ts'

interface GalleryFrameProps {
  readonly id: string
  readonly look: GalleryLook
}

/** One state on a page of its own. */
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

/** The views count their own seconds; a picture of "after a while" cannot wait for them. */
function hurry(): () => void {
  const { setTimeout } = window
  // The name keeps its type, only the wait is shorter.
  window.setTimeout = ((callback: () => void, milliseconds = 0) =>
    setTimeout(callback, milliseconds >= 5000 ? 50 : milliseconds)) as typeof window.setTimeout
  return () => {
    window.setTimeout = setTimeout
  }
}
