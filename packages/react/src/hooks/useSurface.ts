'use client'
import { type SurfaceTheme, watch } from '@portico/core'
import { type RefObject, useEffect } from 'react'
import { parseThemeVariables } from '../theme/parseThemeVariables.js'
import { resolveTheme } from '../theme/resolveTheme.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Moves by a pixel and by a card that is still on its way in. */
const settleTime = 400

/**
 * Gives the wallet's own page the place of an element, for as long as that is there.
 * @param connectorId undefined while there is no room for it
 */
export function useSurface(
  connectorId: string | undefined,
  place: RefObject<HTMLElement | null>,
  when: 'asked' | 'always',
): void {
  const portico = usePorticoInstance('useSurface')
  useEffect(() => {
    const element = place.current
    const surface = connectorId === undefined ? undefined : portico.sources.get(connectorId)?.surface
    const window = element?.ownerDocument.defaultView
    if (!element || !surface || !window) return undefined
    const { environment } = portico
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const card = element.closest('.card')
    let last = ''
    // What waits there for it has nothing more to say, also not between its leaving and that of the card.
    const hideWords = () => element.classList.add('surface-shown')

    const apply = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const radius = card ? Number.parseFloat(window.getComputedStyle(card).borderBottomLeftRadius) || 0 : 0
      const at = { left, top, width, height, radius }
      const theme = readTheme(portico.store.get().theme, system.matches)
      const now = JSON.stringify([at, theme])
      if (now !== last) surface.show(at, theme, when, hideWords)
      last = now
    }
    // The card moves while it comes in, which nothing tells.
    const end = environment.now() + settleTime
    let frame = 0
    const follow = () => {
      apply()
      if (environment.now() < end) frame = window.requestAnimationFrame(follow)
    }
    follow()
    const observer = new ResizeObserver(apply)
    observer.observe(element)
    observer.observe(element.ownerDocument.body)
    window.addEventListener('resize', apply)
    window.addEventListener('scroll', apply, { capture: true, passive: true })
    system.addEventListener('change', apply)
    const stop = watch(portico, state => state.theme, apply)
    return () => {
      window.cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('resize', apply)
      window.removeEventListener('scroll', apply, { capture: true })
      system.removeEventListener('change', apply)
      stop()
      surface.hide()
    }
  }, [portico, connectorId, place, when])
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
