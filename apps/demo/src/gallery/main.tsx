import '../site/site.css'
import './gallery.css'
import { findLanguage, getDirection } from '@portico/protocol'
import type { ThemeVariables } from 'portico'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { mount } from '../site/mount.tsx'
import { SiteHeader } from '../site/SiteHeader.tsx'

const query = new URLSearchParams(window.location.search)
const firstState = query.get('state')
const theme = query.get('theme') === 'dark' ? 'dark' : query.get('theme') === 'light' ? 'light' : undefined
const layout = query.get('layout') === 'wide' ? 'wide' : undefined
// The kit ignores unknown names.
const variables: ThemeVariables = Object.fromEntries([...query].filter(([name]) => name.startsWith('--')))

if (theme) document.documentElement.dataset.theme = theme
const locale = query.get('locale') ?? undefined
if (locale) document.documentElement.dir = getDirection(findLanguage([locale]) ?? 'en')

// Lazy, because the states import views and the kit; the page's header renders first.
const GalleryFrame = lazy(async () => ({ default: (await import('./GalleryFrame.tsx')).GalleryFrame }))
const GalleryList = lazy(async () => ({ default: (await import('./GalleryList.tsx')).GalleryList }))

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The state from the URL. A name in the hash switches to another state without a reload. */
function GalleryStage({ first }: { readonly first: string }) {
  const id = useSyncExternalStore(subscribeToHash, () => window.location.hash.slice(1) || first)
  return (
    <Suspense>
      <GalleryFrame key={id} id={id} look={{ theme, locale, variables, layout }} />
    </Suspense>
  )
}

mount(
  firstState ? (
    <GalleryStage first={firstState} />
  ) : (
    <>
      <SiteHeader />
      <main className="gallery">
        <div className="gallery-head">
          <h1>Gallery</h1>
          <p>Every view in every state, without a wallet. Open one to have it to yourself.</p>
        </div>
        <Suspense>
          <GalleryList />
        </Suspense>
      </main>
    </>
  ),
)
