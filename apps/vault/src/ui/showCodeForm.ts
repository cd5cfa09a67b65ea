import { drawCodeField } from './drawField.ts'
import { type FormContext, showForm } from './showForm.ts'

/** Asks for a mailed one-time code where site scripts cannot read it. */
export function showCodeForm(
  context: FormContext,
  email: string,
  check: (code: string) => Promise<void>,
): void {
  const { t } = context
  const field = drawCodeField(t, () => form.submit())
  const form = showForm(context, {
    title: t('codeTitle'),
    hint: t('codeHint', { email }),
    fields: [field],
    submit: t('confirm'),
    async act() {
      const typed = field.input.value.trim()
      field.input.value = ''
      await check(typed)
    },
  })
}
