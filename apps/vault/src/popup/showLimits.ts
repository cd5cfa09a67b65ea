import type { Approval, Limits, Lowered, Spending } from '../approve/Approval.ts'
import { namePeriod } from '../approve/drawApproval.ts'
import { localizeAmount } from '../approve/formatUnits.ts'
import { drawField } from '../ui/drawField.ts'
import { showForm } from '../ui/showForm.ts'
import type { PopupContext } from './PopupContext.ts'

/** Lowers what a site may spend, before the visitor approves it. @param show draws an approval to decide */
export function showLimits(context: PopupContext, approval: Approval, show: (next: Approval) => void): void {
  const { api, t } = context
  const { spending = [] } = approval
  const drawn = spending.map((each, index) => each.limits && drawLimits(context, each, each.limits, index))
  const fields = drawn.flatMap(each => each?.fields ?? [])
  showForm(context, {
    title: t('lowerLimits'),
    hint: t('lowerLimitsHint'),
    fields,
    submit: t('save'),
    onBack: () => show(approval),
    async act() {
      show(await api.lower(drawn.map(each => each?.read())))
    },
  })
}

function drawLimits({ t }: PopupContext, { period, end }: Spending, limits: Limits, index: number) {
  const language = t.getLanguage()
  const amount = drawField({
    label: `${t('allowance')} (${limits.symbol}), ${namePeriod(period, t)}`,
    name: `amount-${index}`,
    inputmode: 'decimal',
    autocomplete: 'off',
    dir: 'ltr',
    value: localizeAmount(limits.current, language),
  })
  const day = drawField({
    label: t('lastDay'),
    name: `end-${index}`,
    type: 'date',
    min: toDay(Date.now() / 1000),
    max: toDay(limits.end),
    value: toDay(end),
  })
  return {
    fields: [amount, day],
    read: (): Lowered => ({
      amount: amount.input.value.trim().replace(',', '.'),
      end: day.input.value === toDay(end) ? end : Math.min(toEnd(day.input.value), limits.end),
    }),
  }
}

/** In the form of date fields, and in the visitor's time zone. */
function toDay(seconds: number): string {
  const date = new Date(seconds * 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** The last second of a day; without a valid one a time that is over. */
const toEnd = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000) || 0
