import type { SourceSurface, SurfacePlace, SurfaceTheme } from '@portico/core'
import type { FrameTheme } from '@portico/protocol/frame'

export interface Surface extends SourceSurface {
  /** The vault has something to show, or no longer. */
  setWanted(wanted: boolean): void
  /** A new frame knows of no theme. */
  forget(): void
}

export interface SurfaceOptions {
  place(place: SurfacePlace | undefined): void
  syncTheme(theme: FrameTheme): void
}

/** Shows the frame where the page has a place for it and the vault has something to show. */
export function createSurface({ place, syncTheme }: SurfaceOptions): Surface {
  let given: SurfacePlace | undefined
  let wanted = false
  let synced = ''
  const apply = () => place(wanted ? given : undefined)

  return {
    show(next, theme) {
      given = next
      const message = toFrameTheme(theme)
      const text = JSON.stringify(message)
      if (text !== synced) syncTheme(message)
      synced = text
      apply()
    },
    hide() {
      given = undefined
      apply()
    },
    setWanted(next) {
      wanted = next
      apply()
    },
    forget() {
      synced = ''
      wanted = false
    },
  }
}

function toFrameTheme({ mode, accent, background, radius, fontSize }: SurfaceTheme): FrameTheme {
  return {
    themeMode: mode,
    themeVariables: {
      '--w3m-accent': accent,
      '--w3m-border-radius-master': `${Math.min(32, Math.max(0, Math.round(radius)))}px`,
      '--w3m-font-size-master': `${Math.min(20, Math.max(0, Math.round(fontSize)))}px`,
    },
    w3mThemeVariables: { '--w3m-accent': accent, '--w3m-background': background },
  }
}
