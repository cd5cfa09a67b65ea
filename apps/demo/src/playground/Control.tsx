import { OrderControl } from './OrderControl.tsx'
import type { Setting, SettingValue } from './settings.ts'

interface ControlProps {
  readonly id: string
  readonly setting: Setting
  readonly value: SettingValue
  /** The swatch while no colour is chosen. */
  readonly defaultColor?: string | undefined
  onChange(value: SettingValue | readonly string[] | string): void
}

export function Control({ id, setting, value, defaultColor, onChange }: ControlProps) {
  const name = `option-${id}`
  switch (setting.kind) {
    case 'toggle':
      return (
        <div className="control">
          <label className="toggle" htmlFor={name}>
            <span>{setting.label}</span>
            <input
              id={name}
              type="checkbox"
              checked={value === true}
              onChange={event => onChange(event.target.checked)}
            />
          </label>
          {setting.hint ? <p className="hint">{setting.hint}</p> : null}
        </div>
      )
    case 'choice':
      return (
        <div className="control row">
          <label htmlFor={name}>{setting.label}</label>
          <select id={name} value={String(value)} onChange={event => onChange(event.target.value)}>
            {setting.options.map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
      )
    case 'range':
      return (
        <div className="control">
          <div className="row">
            <label htmlFor={name}>{setting.label}</label>
            <output htmlFor={name}>
              {String(value)}
              {setting.unit}
            </output>
          </div>
          <input
            id={name}
            type="range"
            min={setting.min}
            max={setting.max}
            value={Number(value)}
            onChange={event => onChange(event.target.valueAsNumber)}
          />
        </div>
      )
    case 'color':
      return (
        <div className="control row">
          <label htmlFor={name}>{setting.label}</label>
          <span className="color">
            {value ? (
              <button type="button" className="quiet" onClick={() => onChange('')}>
                Default
              </button>
            ) : null}
            <input
              id={name}
              type="color"
              value={String(value) || defaultColor}
              onChange={event => onChange(event.target.value)}
            />
          </span>
        </div>
      )
    case 'set':
      return (
        <fieldset className="control">
          <legend>{setting.label}</legend>
          <div className="chips">
            {setting.options.map(option => {
              const chosen = asList(value).includes(option)
              const others = asList(value).filter(other => other !== option)
              return (
                <label key={option} className="chip">
                  <input
                    type="checkbox"
                    checked={chosen}
                    // The last one cannot be removed, because a kit needs a network.
                    disabled={chosen && others.length === 0}
                    onChange={() =>
                      onChange(
                        setting.options.filter(name => (name === option ? !chosen : others.includes(name))),
                      )
                    }
                  />
                  <span>{option}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      )
    case 'order':
      return <OrderControl label={setting.label} value={asList(value)} onChange={onChange} />
    default:
      return (
        <div className="control">
          <label htmlFor={name}>{setting.label}</label>
          <input
            id={name}
            type="text"
            value={String(value)}
            placeholder={setting.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )
  }
}

const asList = (value: SettingValue): readonly string[] => (Array.isArray(value) ? value : [])
