import { watchState } from '@portico/core'
import type { SurfaceTheme } from '@portico/core/adapter'
import { type RefObject, useEffect, useState } from 'react'
import { parseThemeVariables } from '../../theme/parseThemeVariables.js'
import { resolveTheme } from '../../theme/resolveTheme.js'
import { getMedia, observeSize } from '../../ui/dom/observePage.js'
import { usePorticoInstance } from './usePorticoStore.js'

/** Covers the entry animation of the card. */
const settleTime = 400
const ends = ['animationend', 'transitionend'] as const

export type SurfaceStage = 'before' | 'shown' | 'after'

/** Places the vault's frame over an element. Without `connectorId` there is no room for it. */
export function useSurface(
  connectorId: string | undefined,
  place: RefObject<HTMLElement | null>,
  when: 'asked' | 'always',
): SurfaceStage {
  const portico = usePorticoInstance('useSurface')
  const [stage, setStage] = useState<SurfaceStage>('before')
  useEffect(() => {
    const element = place.current
    const surface = connectorId === undefined ? undefined : portico.sources.get(connectorId)?.surface
    const window = element?.ownerDocument.defaultView
    if (!element || !surface || !window) return undefined
    const { environment } = portico
    const system = getMedia(window, '(prefers-color-scheme: dark)')
    const card = element.closest('.card')
    let last = ''
    const tell = (isShown: boolean) =>
      setStage(before => (isShown ? 'shown' : before === 'before' ? 'before' : 'after'))

    const apply = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const radius = card ? Number.parseFloat(window.getComputedStyle(card).borderBottomLeftRadius) || 0 : 0
      const at = { left, top, width, height, radius }
      const theme = readTheme(portico.store.get().theme, system.matches)
      const now = JSON.stringify([at, theme])
      if (now !== last) surface.show(at, theme, when, tell)
      last = now
    }
    // The card moves during its entry animation, and no event reports that except its end, which comes late on a
    // slow device.
    const root = element.getRootNode()
    for (const end of ends) root.addEventListener(end, apply)
    const end = environment.now() + settleTime
    let frame = 0
    const follow = () => {
      apply()
      if (environment.now() < end) frame = window.requestAnimationFrame(follow)
    }
    follow()
    const stopSize = observeSize([element, element.ownerDocument.body], apply)
    window.addEventListener('resize', apply)
    window.addEventListener('scroll', apply, { capture: true, passive: true })
    system.addEventListener('change', apply)
    const stop = watchState(portico, state => state.theme, apply)
    return () => {
      window.cancelAnimationFrame(frame)
      for (const end of ends) root.removeEventListener(end, apply)
      stopSize()
      window.removeEventListener('resize', apply)
      window.removeEventListener('scroll', apply, { capture: true })
      system.removeEventListener('change', apply)
      stop()
      surface.hide()
      // The next request starts over.
      setStage('before')
    }
  }, [portico, connectorId, place, when])
  return stage
}

type Theme = Parameters<typeof resolveTheme>[0]['variables']

function readTheme(
  { mode: given, variables }: { readonly mode?: SurfaceTheme['mode'] | undefined; readonly variables: Theme },
  isDark: boolean,
): SurfaceTheme {
  const mode = given ?? (isDark ? 'dark' : 'light')
  const resolved = resolveTheme({ mode, variables })
  const { radius, fontSize, fontFamily } = parseThemeVariables(variables ?? {})
  return {
    mode,
    accent: resolved['--portico-accent'] ?? '#000000',
    background: resolved['--portico-background'] ?? '#ffffff',
    radius: radius.value,
    fontSize: fontSize.value,
    fontFamily,
  }
}
