import type { Portico } from 'portico'

/** In development always; in the built page if the URL requests it, as tests do. */
const isWanted = import.meta.env.DEV || new URLSearchParams(window.location.search).has('devtools')

/** @returns a function that removes them */
export function showDevtools(portico: Portico): (() => void) | undefined {
  if (!isWanted) return undefined
  let isOver = false
  let stop: (() => void) | undefined
  void import('portico/devtools').then(({ mountDevtools }) => {
    if (!isOver) stop = mountDevtools(portico)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
