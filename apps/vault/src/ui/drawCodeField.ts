import type { Translate } from './createTexts.ts'
import { drawField } from './drawField.ts'
import { element } from './element.ts'

const length = 6

/**
 * For the six digits of a mail: one field over six boxes, so that paste and autofill just work.
 * @param onComplete all six are there
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
    // Whatever was pasted around the digits is none of the code.
    input.value = input.value.replace(/\D/g, '').slice(0, length)
    if (input.value.length === length) onComplete()
  })
  return drawn
}
