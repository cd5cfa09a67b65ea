import type { GalleryState } from '@portico/testing/gallery'
import { messageStates } from './messageStates.ts'

/** In the order in which a visitor meets them; a group that is not named comes after these. */
const groups = ['Connect', 'Connecting', 'Remote wallets', 'All wallets', 'Getting a wallet', 'Account']

/** By the path of the file beside the view. */
export const statesOfViews = import.meta.glob<readonly GalleryState[]>(
  '../../../../packages/react/src/views/*/*.gallery.ts',
  { eager: true, import: 'gallery' },
)

const getRank = ({ group }: GalleryState) => (groups.indexOf(group) + groups.length + 1) % (groups.length + 1)

/** Every view in every state: each view brings its own, beside its code. The page, the pictures and the checks follow. */
export const states: readonly GalleryState[] = [
  ...Object.values(statesOfViews).flat(),
  ...messageStates,
].sort((one, other) => getRank(one) - getRank(other))

declare global {
  interface Window {
    /** The ids of all states, for tests and pictures. */
    __porticoGallery?: readonly string[]
  }
}
if (typeof window !== 'undefined') window.__porticoGallery = states.map(({ id }) => id)
