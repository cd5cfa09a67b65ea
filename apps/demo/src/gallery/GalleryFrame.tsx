import type { GalleryState } from '@portico/testing/gallery'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'
import { exposeKit } from '../site/exposeKit.ts'
import { createGalleryPortico, type GalleryLook } from './createGalleryPortico.ts'

interface GalleryFrameProps {
  readonly state: GalleryState
  readonly look: GalleryLook
}

/** One state on a page of its own. */
export function GalleryFrame({ state, look }: GalleryFrameProps) {
  const [portico] = useState(() => createGalleryPortico(state, look))

  useEffect(() => {
    exposeKit(portico)
    state.setup(portico)
  }, [portico, state])

  return (
    <PorticoProvider portico={portico}>
      <main className="gallery-frame">
        <h1>{state.title}</h1>
        <div className="line">
          <PorticoButton />
          <NetworkButton />
        </div>
      </main>
    </PorticoProvider>
  )
}
