import { type Portico, selectRoute } from '@portico/core'
import { getView } from './getView.js'

/** The view that the modal opens with. Where it does not come, the modal says so itself. */
export async function preloadViews({ store }: Portico): Promise<void> {
  await getView(selectRoute(store.get().router))
    .view.load()
    .catch(() => {})
}
