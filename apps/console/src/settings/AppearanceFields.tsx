import { useCall } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { type Features, readConfig, readTheme, writeConfig, writeTheme } from './features.ts'

interface FieldsProps {
  features: Features
  onChange(features: Features): void
}

const orders = [
  ['email', 'social', 'wallet'],
  ['email', 'wallet', 'social'],
  ['social', 'email', 'wallet'],
  ['social', 'wallet', 'email'],
  ['wallet', 'email', 'social'],
  ['wallet', 'social', 'email'],
] as const

export function AppearanceFields({ features, onChange }: FieldsProps) {
  const { t } = useTexts()
  const { settings } = t
  const theme = readTheme(features)
  const setTheme = (name: string, value: string) =>
    onChange(writeTheme(features, { ...theme, [name]: value }))
  const order = readConfig(features, 'connect_methods_order')?.join(' ') ?? ''
  const accent = theme['--portico-accent'] ?? ''
  return (
    <section className="card" aria-labelledby="appearance">
      <h2 id="appearance">{settings.appearance}</h2>
      <label>
        {settings.mode}
        <select value={theme.mode ?? ''} onChange={event => setTheme('mode', event.target.value)}>
          <option value="">{settings.choices.page}</option>
          <option value="light">{settings.light}</option>
          <option value="dark">{settings.dark}</option>
        </select>
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={accent !== ''}
          onChange={event => setTheme('--portico-accent', event.target.checked ? '#1f55d6' : '')}
        />{' '}
        {settings.ownAccent}
      </label>
      {accent ? (
        <label>
          {settings.accent}
          <input
            type="color"
            value={accent}
            onChange={event => setTheme('--portico-accent', event.target.value)}
          />
        </label>
      ) : null}
      <label>
        {settings.radius}
        <select
          value={theme['--portico-border-radius-master'] ?? ''}
          onChange={event => setTheme('--portico-border-radius-master', event.target.value)}
        >
          <option value="">{settings.choices.page}</option>
          {['0px', '2px', '4px', '6px', '8px'].map(radius => (
            <option key={radius}>{radius}</option>
          ))}
        </select>
      </label>
      <label>
        {settings.font}
        <input
          value={theme['--portico-font-family'] ?? ''}
          maxLength={200}
          onChange={event => setTheme('--portico-font-family', event.target.value)}
        />
      </label>
      <label>
        {settings.order}
        <select
          value={order}
          onChange={event =>
            onChange(
              writeConfig(
                features,
                'connect_methods_order',
                event.target.value ? event.target.value.split(' ') : undefined,
              ),
            )
          }
        >
          <option value="">{settings.choices.page}</option>
          {orders.map(methods => (
            <option key={methods.join(' ')} value={methods.join(' ')}>
              {methods.map(method => settings.methods[method]).join(', ')}
            </option>
          ))}
        </select>
      </label>
      <WalletPicker
        label={settings.featured}
        ids={readConfig(features, 'featured_wallets') ?? []}
        onChange={ids =>
          onChange(writeConfig(features, 'featured_wallets', ids.length > 0 ? ids : undefined))
        }
      />
      <WalletPicker
        label={settings.excluded}
        ids={readConfig(features, 'excluded_wallets') ?? []}
        onChange={ids =>
          onChange(writeConfig(features, 'excluded_wallets', ids.length > 0 ? ids : undefined))
        }
      />
      <p className="hint">{settings.excludedHint}</p>
    </section>
  )
}

interface WalletPickerProps {
  label: string
  ids: readonly string[]
  onChange(ids: string[]): void
}

/** In the order of choosing, which is the order in lists. */
function WalletPicker({ label, ids, onChange }: WalletPickerProps) {
  const { t } = useTexts()
  const { data } = useCall('settings.wallets', {})
  const wallets = data?.wallets ?? []
  const nameOf = (id: string) => wallets.find(wallet => wallet.id === id)?.name ?? id
  return (
    <fieldset>
      <legend>{label}</legend>
      <ul className="chips">
        {ids.map(id => (
          <li key={id}>
            {nameOf(id)}{' '}
            <button
              type="button"
              aria-label={`${t.staff.remove}: ${nameOf(id)}`}
              onClick={() => onChange(ids.filter(other => other !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <label>
        {t.settings.addWallet}
        <select value="" onChange={event => onChange([...ids, event.target.value])}>
          <option value="">…</option>
          {wallets
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  )
}
