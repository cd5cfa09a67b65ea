import { drawField } from '../ui/drawField.ts'
import { element } from '../ui/element.ts'
import { type FormOptions, showForm } from '../ui/showForm.ts'
import { estimateStrength, leastStrength } from './estimateStrength.ts'
import type { PopupContext } from './PopupContext.ts'

interface SecretForm extends Pick<FormOptions, 'title' | 'hint' | 'submit' | 'others' | 'onBack'> {
  readonly verify: (secret: string) => Promise<void>
  readonly act: () => void | Promise<void>
}

export function askForSecret(
  context: PopupContext,
  kind: 'passphrase' | 'kit',
  { verify, act, ...form }: SecretForm,
): void {
  const { t } = context
  const field =
    kind === 'kit'
      ? drawField({ label: t('kitWords'), name: 'kit', lines: 5, autocomplete: 'off', dir: 'ltr' })
      : drawField({
          label: t('passphrase'),
          name: 'passphrase',
          type: 'password',
          autocomplete: 'current-password',
        })
  showForm(context, {
    ...form,
    fields: [field],
    async act() {
      await verify(field.input.value)
      field.input.value = ''
      await act()
    },
  })
}

const shortest = 12
const strong = 70

interface NewPassphraseForm extends Pick<FormOptions, 'title' | 'submit' | 'onBack'> {
  readonly act: (passphrase: string) => Promise<void>
}

export function askForNewPassphrase(context: PopupContext, { act, ...form }: NewPassphraseForm): void {
  const { t } = context
  const first = drawField({
    label: t('passphrase'),
    name: 'passphrase',
    hint: t('passphraseHint'),
    type: 'password',
    autocomplete: 'new-password',
  })
  const second = drawField({
    label: t('passphraseAgain'),
    name: 'passphrase-again',
    type: 'password',
    autocomplete: 'new-password',
  })
  const { input } = first
  const meter = element('meter', {
    class: 'strength',
    max: String(strong),
    low: String(leastStrength),
    high: String(leastStrength),
    optimum: String(strong),
    'aria-hidden': 'true',
  })
  const isShort = () => [...input.value].length < shortest
  const isWeak = () => estimateStrength(input.value) < leastStrength
  input.after(meter)
  input.addEventListener('input', () => {
    meter.value = estimateStrength(input.value)
    first.setHint(t(!isShort() && isWeak() ? 'passphraseWeak' : 'passphraseHint'))
  })
  showForm(context, {
    ...form,
    hint: t('protectHint'),
    fields: [first, second],
    check() {
      if (isShort()) return { field: first, message: t('passphraseShort') }
      if (isWeak()) return { field: first, message: t('passphraseWeak') }
      if (input.value !== second.input.value) return { field: second, message: t('passphraseDiffers') }
      return undefined
    },
    act: () => act(input.value),
  })
}
