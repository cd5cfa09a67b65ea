import '../site/site.css'
import './gallery.css'
import type { ThemeVariables } from 'portico'
import { mount } from '../site/mount.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import { GalleryIndex } from './GalleryIndex.tsx'
import { states } from './states.ts'

declare global {
  interface Window {
    /** The ids of all states, for tests and pictures. */
    __porticoGallery?: readonly string[]
  }
}
window.__porticoGallery = states.map(({ id }) => id)

const query = new URLSearchParams(window.location.search)
const state = states.find(({ id }) => id === query.get('state'))
const theme = query.get('theme') === 'dark' ? 'dark' : query.get('theme') === 'light' ? 'light' : undefined
// Names that the kit does not know, it does not read.
const variables: ThemeVariables = Object.fromEntries([...query].filter(([name]) => name.startsWith('--')))

if (theme) document.documentElement.dataset.theme = theme
if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl'
if (state?.hurry) hurry()

mount(
  state ? (
    <GalleryFrame state={state} look={{ theme, locale: query.get('locale') ?? undefined, variables }} />
  ) : (
    <GalleryIndex />
  ),
)

/** The views count their own seconds; a picture of "after a while" cannot wait for them. */
function hurry(): void {
  const { setTimeout } = window
  // The name keeps its type, only the wait is shorter.
  window.setTimeout = ((callback: () => void, milliseconds = 0) =>
    setTimeout(callback, milliseconds >= 5000 ? 50 : milliseconds)) as typeof window.setTimeout
}
