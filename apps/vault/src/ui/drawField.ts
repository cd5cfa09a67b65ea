import type { Translate } from './createTexts.ts'
import { element } from './element.ts'

interface FieldOptions {
  readonly label: string
  readonly name: string
  readonly hint?: string
  readonly type?: 'text' | 'password' | 'date'
  readonly min?: string
  readonly max?: string
  readonly value?: string
  readonly lines?: number
  readonly autocomplete?: string
  readonly inputmode?: string
  readonly maxlength?: string
  readonly dir?: 'ltr'
  readonly autocapitalize?: 'none'
  readonly spellcheck?: 'false'
}

export function drawField({ label, name, hint, type = 'text', lines, ...rest }: FieldOptions) {
  const shared = { id: name, name, 'aria-describedby': `${name}-hint`, ...rest }
  const input = lines
    ? element('textarea', {
        ...shared,
        class: 'input input-words',
        rows: String(lines),
        spellcheck: 'false',
        autocapitalize: 'none',
        autocorrect: 'off',
      })
    : element('input', { ...shared, class: 'input', type })
  const note = element('p', { id: `${name}-hint`, class: 'field-hint', role: 'status' }, hint ?? '')
  const field = element(
    'div',
    { class: 'field' },
    element('label', { for: name, class: 'label' }, label),
    input,
    note,
  )
  return {
    field,
    input,
    setHint(message: string) {
      note.textContent = message
      note.classList.remove('field-error')
      input.removeAttribute('aria-invalid')
    },
    setError(message: string | undefined) {
      note.textContent = message ?? hint ?? ''
      note.classList.toggle('field-error', message !== undefined)
      if (message === undefined) input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
    },
  }
}

const length = 6

/**
 * A field for a six-digit one-time code: one input over six boxes, so that paste and autofill work.
 * @param onComplete called when all digits are entered
 */
export function drawCodeField(t: Translate, onComplete: () => void) {
  const drawn = drawField({
    label: t('code'),
    name: 'code',
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    dir: 'ltr',
  })
  const { input } = drawn
  const boxes = Array.from({ length }, () => element('span', { class: 'digit' }))
  const digits = element('div', { class: 'digits' }, boxes)
  input.replaceWith(digits)
  digits.append(input)
  input.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '').slice(0, length)
    if (input.value.length === length) onComplete()
  })
  return drawn
}
