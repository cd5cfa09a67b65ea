import { drawField } from '../ui/drawField.ts'
import type { PopupContext } from './PopupContext.ts'

const shortest = 12

/** A new passphrase, typed twice. */
export function createPassphraseFields({ t }: Pick<PopupContext, 't'>) {
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
  return {
    fields: [first, second],
    getValue: () => first.input.value,
    check() {
      if ([...first.input.value].length < shortest) return { field: first, message: t('passphraseShort') }
      const isSame = first.input.value === second.input.value
      return isSame ? undefined : { field: second, message: t('passphraseDiffers') }
    },
  }
}
