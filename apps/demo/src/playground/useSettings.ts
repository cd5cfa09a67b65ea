import { useCallback, useEffect, useState } from 'react'
import type { SettingId, Settings } from './settings.ts'
import { formatSettings, initialSettings, parseSettings } from './urlSettings.ts'

export interface SettingsControl {
  readonly settings: Settings
  change<Id extends SettingId>(id: Id, value: Settings[Id]): void
  reset(): void
}

/** Settings are stored in the URL, so that a link shows the same playground. */
export function useSettings(): SettingsControl {
  const [settings, setSettings] = useState(() => parseSettings(window.location.search))

  useEffect(() => {
    const query = formatSettings(settings)
    window.history.replaceState(null, '', query ? `?${query}` : window.location.pathname)
  }, [settings])

  useEffect(() => {
    const follow = () => setSettings(parseSettings(window.location.search))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const change = useCallback<SettingsControl['change']>(
    (id, value) => setSettings(current => ({ ...current, [id]: value })),
    [],
  )
  const reset = useCallback(() => setSettings(initialSettings), [])
  return { settings, change, reset }
}
