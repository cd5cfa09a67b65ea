import type { Translate } from './createTexts.ts'
import { drawField } from './drawField.ts'
import { element } from './element.ts'

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
