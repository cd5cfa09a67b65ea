import { type Portico, pair, watchVisibility } from '@portico/core'

/**
 * Has a code ready for as long as it is shown to somebody: nobody scans from a page that is hidden, so a code is
 * not renewed there. What became of the last one is still to be read when the visitor comes back.
 */
export function keepCode(portico: Portico): () => void {
  let release: (() => void) | undefined
  const unwatch = watchVisibility(portico, {
    onChange(visible) {
      const isReturn = release !== undefined
      release?.()
      if (!visible || (isReturn && portico.store.get().pairing.status === 'error')) return
      release = pair(portico)
    },
  })
  return () => {
    unwatch()
    release?.()
  }
}
