import type { Translate } from './createTexts.ts'
import { drawField } from './drawField.ts'

/** For the six digits of a mail. */
export const drawCodeField = (t: Translate) =>
  drawField({
    label: t('code'),
    name: 'code',
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    maxlength: '6',
    dir: 'ltr',
  })
