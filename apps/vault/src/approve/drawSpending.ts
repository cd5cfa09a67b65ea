import type { Translate } from '../ui/createTexts.ts'
import { element } from '../ui/element.ts'
import { formatDay, formatPeriod } from '../ui/formatTime.ts'
import type { Approval, Spending } from './Approval.ts'
import { localizeAmount } from './localizeAmount.ts'

const day = 86_400

const namePeriod = (period: number, t: Translate) => {
  if (period === day) return t('everyDay')
  return period === 7 * day ? t('everyWeek') : t('everyTime', { time: formatPeriod(period, t.getLanguage()) })
}

/** A name or an amount inside of a sentence that may go the other way. */
const isolate = (text: string) => `\u2068${text}\u2069`

type Asked = Pick<Approval, 'title' | 'origin'>

export const drawSpending = (asked: Asked, spending: Spending, t: Translate): HTMLElement =>
  element('p', { class: 'card spending' }, formatSpending(asked, spending, t))

/** What a site may spend without asking, in one sentence: begins with an approval, or ends with it. */
export function formatSpending(
  { title, origin }: Asked,
  { amount, period, start, end }: Spending,
  t: Translate,
): string {
  const { host } = new URL(origin)
  const language = t.getLanguage()
  const sentence = t(title === 'endSpending' ? 'spendingEnds' : 'maySpend', {
    site: isolate(host),
    amount: isolate(localizeAmount(amount, language)),
    period: namePeriod(period, t),
    date: isolate(formatDay(end, language)),
  })
  const later = start === undefined ? [] : [t('spendingBegins', { date: formatDay(start, language) })]
  return [sentence, ...later].join(' ')
}
