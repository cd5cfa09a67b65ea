import type { GalleryState } from '../../../../packages/react/test/gallery/index.ts'
import { messageStates } from './messageStates.ts'

/** In the order of a visitor's journey; other groups follow. */
const groups = ['Connect', 'Connecting', 'Remote wallets', 'All wallets', 'Getting a wallet', 'Account']

/** By the path of the file beside the view. */
export const statesOfViews = import.meta.glob<readonly GalleryState[]>(
  '../../../../packages/react/src/views/*/*.gallery.ts',
  { eager: true, import: 'gallery' },
)

const getRank = ({ group }: GalleryState) => (groups.indexOf(group) + groups.length + 1) % (groups.length + 1)

/** All states of all views. Gallery, screenshots and tests use this list. */
export const states: readonly GalleryState[] = [
  ...Object.values(statesOfViews).flat(),
  ...messageStates,
].sort((one, other) => getRank(one) - getRank(other))

declare global {
  interface Window {
    /** The ids of all states, for tests and screenshots. */
    __porticoGallery?: readonly string[]
  }
}
if (typeof window !== 'undefined') window.__porticoGallery = states.map(({ id }) => id)
