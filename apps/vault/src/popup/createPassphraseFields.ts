import { drawField } from '../ui/drawField.ts'
import { element } from '../ui/element.ts'
import { estimateStrength, leastStrength } from './estimateStrength.ts'
import type { PopupContext } from './PopupContext.ts'

const shortest = 12

const strong = 70

export function createPassphraseFields({ t }: Pick<PopupContext, 't'>) {
  const first = drawField({
    label: t('passphrase'),
    name: 'passphrase',
    hint: t('passphraseHint'),
    type: 'password',
    autocomplete: 'new-password',
  })
  const meter = element('meter', {
    class: 'strength',
    max: String(strong),
    low: String(leastStrength),
    high: String(leastStrength),
    optimum: String(strong),
    // The hint states the same in words.
    'aria-hidden': 'true',
  })
  const isWeak = () => estimateStrength(first.input.value) < leastStrength
  first.input.after(meter)
  first.input.addEventListener('input', () => {
    meter.value = estimateStrength(first.input.value)
    const isLong = [...first.input.value].length >= shortest
    first.setHint(t(isLong && isWeak() ? 'passphraseWeak' : 'passphraseHint'))
  })
  const second = drawField({
    label: t('passphraseAgain'),
    name: 'passphrase-again',
    type: 'password',
    autocomplete: 'new-password',
  })
  return {
    fields: [first, second],
    getValue: () => first.input.value,
    check() {
      if ([...first.input.value].length < shortest) return { field: first, message: t('passphraseShort') }
      if (isWeak()) return { field: first, message: t('passphraseWeak') }
      const isSame = first.input.value === second.input.value
      return isSame ? undefined : { field: second, message: t('passphraseDiffers') }
    },
  }
}

/** The field of an existing passphrase. */
export const drawPassphraseField = (t: PopupContext['t']) =>
  drawField({
    label: t('passphrase'),
    name: 'passphrase',
    type: 'password',
    autocomplete: 'current-password',
  })

export const drawKitField = (t: PopupContext['t']) =>
  drawField({ label: t('kitWords'), name: 'kit', lines: 5, autocomplete: 'off', dir: 'ltr' })
