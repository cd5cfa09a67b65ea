import { Control } from './Control.tsx'
import { getDefaultColors } from './defaultColors.ts'
import { isSandbox } from './isSandbox.ts'
import { groups, type Setting, type SettingId, settings as table } from './settings.ts'
import { useMode } from './useMode.ts'
import type { SettingsControl } from './useSettings.ts'

const entries = (Object.entries(table) as readonly [SettingId, Setting][]) // keys of a table we wrote
  // It lives on the chains of the sandbox.
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
                  // The control of a setting gives values of its kind.
                  onChange={value => change(id, value as never)}
                />
              ))}
          </div>
        </details>
      ))}
    </form>
  )
}
