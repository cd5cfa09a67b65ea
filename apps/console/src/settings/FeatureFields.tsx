import { useTexts } from '../texts/useTexts.ts'
import { type Features, isOff, readConfig, writeConfig } from './features.ts'

/** Config of a feature that is on; those of others name their providers in the page's code. */
const switches = { activity: ['on'], multi_wallet: ['on'], reown_branding: ['on'] } as const

const lists = ['swap', 'onramp'] as const

const logins = ['email', 'google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook']

interface FieldsProps {
  features: Features
  onChange(features: Features): void
}

export function FeatureFields({ features, onChange }: FieldsProps) {
  const { t } = useTexts()
  const choose = (id: string, choice: string, config: readonly string[]) =>
    onChange(writeConfig(features, id, choice === 'page' ? undefined : choice === 'off' ? null : [...config]))
  const chosenLogins = readConfig(features, 'social_login')
  const choiceOf = (id: string) => (isOff(features, id) ? 'off' : readConfig(features, id) ? 'on' : 'page')
  return (
    <section className="card" aria-labelledby="features">
      <h2 id="features">{t.settings.features}</h2>
      {lists.map(id => (
        <Choice
          key={id}
          id={id}
          value={choiceOf(id)}
          options={['page', 'off']}
          onChange={choice => choose(id, choice, [])}
        />
      ))}
      {Object.entries(switches).map(([id, config]) => (
        <Choice
          key={id}
          id={id}
          value={choiceOf(id)}
          options={['page', 'on', 'off']}
          onChange={choice => choose(id, choice, config)}
        />
      ))}
      <Choice
        id="social_login"
        value={choiceOf('social_login')}
        options={['page', 'on', 'off']}
        onChange={choice => choose('social_login', choice, logins)}
      />
      {chosenLogins && !isOff(features, 'social_login') ? (
        <fieldset>
          <legend>{t.settings.logins}</legend>
          {logins.map(login => (
            <label key={login} className="switch">
              <input
                type="checkbox"
                checked={chosenLogins.includes(login)}
                onChange={event => {
                  const next = logins.filter(each =>
                    each === login ? event.target.checked : chosenLogins.includes(each),
                  )
                  onChange(writeConfig(features, 'social_login', next.length > 0 ? next : null))
                }}
              />{' '}
              {login}
            </label>
          ))}
        </fieldset>
      ) : null}
    </section>
  )
}

interface ChoiceProps {
  id: string
  value: string
  options: readonly ('page' | 'on' | 'off')[]
  onChange(value: string): void
}

function Choice({ id, value, options, onChange }: ChoiceProps) {
  const { t } = useTexts()
  const names: Readonly<Record<string, string>> = t.settings.featureNames
  return (
    <label>
      {names[id] ?? id}
      <select
        value={options.some(option => option === value) ? value : 'page'}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(option => (
          <option key={option} value={option}>
            {t.settings.choices[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
