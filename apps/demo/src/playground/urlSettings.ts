import { type Setting, type SettingId, type Settings, type SettingValue, settings } from './settings.ts'

const entries = Object.entries(settings) as readonly [SettingId, Setting][] // keys of our own table

/** Parses a URL; missing and invalid settings take their initial values. */
export function parseSettings(search: string): Settings {
  const query = new URLSearchParams(search)
  const values = entries.map(([id, setting]) => [id, parseValue(setting, query.get(id))])
  // Built from the table that the type is derived from.
  return Object.fromEntries(values) as Settings
}

/** The shortest URL for these settings, with only the differences from the defaults. */
export function formatSettings(values: Settings, ids?: readonly SettingId[]): string {
  const query = new URLSearchParams()
  for (const [id, setting] of entries) {
    const value = formatValue(values[id])
    const wanted = ids === undefined || ids.includes(id)
    if (wanted && value !== formatValue(setting.initial as SettingValue)) query.set(id, value)
  }
  return query.toString()
}

export const initialSettings = parseSettings('')

function formatValue(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join('~') : String(value)
}

function parseValue(setting: Setting, text: string | null): unknown {
  if (text === null) return setting.initial
  switch (setting.kind) {
    case 'toggle':
      return text === 'on' ? true : text === 'off' ? false : setting.initial
    case 'choice':
      return setting.options.includes(text) ? text : setting.initial
    case 'range': {
      const number = Number(text)
      return number >= setting.min && number <= setting.max ? number : setting.initial
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? text : setting.initial
    case 'set': {
      const chosen = setting.options.filter(option => text.split('~').includes(option))
      return chosen.length > 0 ? chosen : setting.initial
    }
    case 'order': {
      const named = text.split('~').filter(option => setting.options.includes(option))
      return [...new Set([...named, ...setting.options])]
    }
    default:
      return text
  }
}
