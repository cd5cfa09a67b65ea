import { Control } from './Control.tsx'
import { isSandbox } from './isSandbox.ts'
import { groups, type Setting, type SettingId, settings as table } from './settings.ts'
import { useMode } from './useMode.ts'
import type { SettingsControl } from './useSettings.ts'

const entries = (Object.entries(table) as readonly [SettingId, Setting][]) // keys of our own table
  // It works only on the chains of the sandbox.
  .filter(([id]) => isSandbox || id !== 'demoWallet')

export function Controls({ settings, change, reset }: SettingsControl) {
  const colors = getDefaultColors(useMode(settings.themeMode))
  return (
    <form className="controls" aria-label="Options" onSubmit={event => event.preventDefault()}>
      <div className="controls-head">
        <h2>Options</h2>
        <button type="button" className="quiet" onClick={reset}>
          Reset
        </button>
      </div>
      {groups.map(group => (
        <details key={group} className="group" open={group === 'Look' || group === 'Networks'}>
          <summary>{group}</summary>
          <div className="group-body">
            {entries
              .filter(([, setting]) => setting.group === group)
              .map(([id, setting]) => (
                <Control
                  key={id}
                  id={id}
                  setting={setting}
                  value={settings[id]}
                  defaultColor={id === 'accent' || id === 'colorMix' ? colors[id] : undefined}
                  // The control of a setting emits values of its kind.
                  onChange={value => change(id, value as (typeof settings)[typeof id])}
                />
              ))}
          </div>
        </details>
      ))}
    </form>
  )
}

type Mode = 'light' | 'dark'
type Rgb = readonly number[]
type Palettes = Readonly<Record<'LIGHT' | 'DARK', { readonly accent: Rgb; readonly background: Rgb }>>

/** The kit's palettes, which it does not export; copies here would become outdated. */
const palettes = Object.values(
  import.meta.glob<Palettes>('../../../../packages/react/src/theme/palettes.ts', { eager: true }),
)

/** The kit's default colours. */
function getDefaultColors(mode: Mode): Readonly<Record<'accent' | 'colorMix', string>> {
  const palette = palettes[0]?.[mode === 'dark' ? 'DARK' : 'LIGHT']
  if (!palette) throw new Error("The kit's palettes were not found.")
  // A tint in the background colour has no effect.
  return { accent: toHex(palette.accent), colorMix: toHex(palette.background) }
}

const toHex = (color: Rgb) => `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`
