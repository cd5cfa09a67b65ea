import { drawCodeField } from '../ui/drawCodeField.ts'
import { showForm } from '../ui/showForm.ts'
import type { EntryNeed } from '../worker/Keeper.ts'
import type { SurfaceContext } from './SurfaceContext.ts'

export interface CodeOptions {
  readonly email: string
  readonly onRight: (need: EntryNeed) => void
}

/** Asks for the mailed one-time code where site scripts cannot read it. */
export function showCode({ stage, t, keeper }: SurfaceContext, { email, onRight }: CodeOptions): void {
  const field = drawCodeField(t, () => form.submit())
  const form = showForm(
    { stage, t },
    {
      title: t('codeTitle'),
      hint: t('codeHint', { email }),
      fields: [field],
      submit: t('confirm'),
      async act() {
        const typed = field.input.value.trim()
        field.input.value = ''
        onRight(await keeper.verifyCode(typed))
      },
    },
  )
}
