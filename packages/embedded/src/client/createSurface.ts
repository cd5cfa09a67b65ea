import type { SourceSurface, SurfacePlace, SurfaceTheme } from '@portico/core/adapter'
import { type FrameTheme, frameFonts } from '@portico/protocol/frame'

export interface Surface extends SourceSurface {
  setWanted(wanted: boolean): void
  hasPlace(): boolean
  forget(): void
}

interface SurfaceOptions {
  load(): void
  place(place: SurfacePlace | undefined): void
  syncTheme(theme: FrameTheme): void
}

export function createSurface({ load, place, syncTheme }: SurfaceOptions): Surface {
  let given: SurfacePlace | undefined
  let wanted = false
  let always = false
  let synced = ''
  let tellShown: (isShown: boolean) => void = () => {}
  const apply = () => {
    const shown = wanted || always ? given : undefined
    place(shown)
    if (given) tellShown(shown !== undefined)
  }

  return {
    show(next, theme, when, onShown = () => {}) {
      given = next
      tellShown = onShown
      always = when === 'always'
      const message = toFrameTheme(theme)
      const text = JSON.stringify(message)
      if (text !== synced) syncTheme(message)
      synced = text
      if (always) load()
      apply()
    },
    hide() {
      given = undefined
      apply()
    },
    hasPlace: () => given !== undefined,
    setWanted(next) {
      wanted = next
      apply()
    },
    forget() {
      synced = ''
      wanted = false
      apply()
    },
  }
}

/** The generic family of the site's fonts, which the vault cannot load. Defaults to sans-serif. */
function findFont(family: string) {
  const names = family.split(',').map(name => name.trim())
  return frameFonts.find(font => font !== 'sans-serif' && names.includes(font))
}

function toFrameTheme(theme: SurfaceTheme): FrameTheme {
  const { mode, accent, background, radius, fontSize, fontFamily } = theme
  const font = findFont(fontFamily)
  return {
    themeMode: mode,
    themeVariables: {
      '--w3m-accent': accent,
      '--w3m-border-radius-master': `${Math.min(32, Math.max(0, Math.round(radius)))}px`,
      '--w3m-font-size-master': `${Math.min(20, Math.max(0, Math.round(fontSize)))}px`,
      ...(font && { '--w3m-font-family': font }),
    },
    w3mThemeVariables: { '--w3m-accent': accent, '--w3m-background': background },
  }
}
