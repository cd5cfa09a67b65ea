import type { ConsoleCalls } from '@portico/server'

export type Project = ConsoleCalls['settings.list']['body']['projects'][number]

export type Features = Project['features']

/** Config of an entry; undefined leaves the decision to the page. */
export function readConfig(features: Features, id: string): string[] | undefined {
  const entry = features.find(feature => feature.id === id)
  if (!entry || entry.config === null) return undefined
  return entry.isEnabled ? (entry.config ?? []) : []
}

export const isOff = (features: Features, id: string): boolean =>
  features.some(feature => feature.id === id && !feature.isEnabled)

/** Undefined removes the entry, null turns the feature off. */
export function writeConfig(features: Features, id: string, config: string[] | undefined | null): Features {
  const others = features.filter(feature => feature.id !== id)
  if (config === undefined) return others
  return [...others, { id, isEnabled: config !== null, config: config ?? [] }]
}

export type Theme = Readonly<Record<string, string>>

export const readTheme = (features: Features): Theme =>
  Object.fromEntries(
    (readConfig(features, 'theme') ?? []).map(text => {
      const end = text.indexOf('=')
      return [text.slice(0, end), text.slice(end + 1)]
    }),
  )

export function writeTheme(features: Features, theme: Theme): Features {
  const config = Object.entries(theme).flatMap(([name, value]) => (value === '' ? [] : `${name}=${value}`))
  return writeConfig(features, 'theme', config.length > 0 ? config : undefined)
}
