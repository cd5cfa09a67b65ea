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

/** Isolates a name or an amount inside a sentence of the other writing direction. */
const isolate = (text: string) => `\u2068${text}\u2069`

type Asked = Pick<Approval, 'title' | 'origin'>

export const drawSpending = (asked: Asked, spending: Spending, t: Translate): HTMLElement =>
  element('p', { class: 'card spending' }, formatSpending(asked, spending, t))

/** Describes what a site may spend without asking: a permission about to be granted or ended. */
export function formatSpending({ title, origin }: Asked, spending: Spending, t: Translate): string {
  return say(title === 'endSpending' ? 'spendingEnds' : 'maySpend', new URL(origin).host, spending, t)
}

/** Describes an existing permission by its key: only the site itself knows which site holds the key. */
export const formatGranted = (key: string, spending: Spending, t: Translate): string =>
  say('maySpend', `${key.slice(0, 6)}…${key.slice(-4)}`, spending, t)

function say(
  words: 'maySpend' | 'spendingEnds',
  who: string,
  { amount, period, start, end, most }: Spending,
  t: Translate,
): string {
  const language = t.getLanguage()
  const name = (units: string) => isolate(localizeAmount(units, language))
  const sentence = t(words, {
    site: isolate(who),
    amount: name(amount),
    period: namePeriod(period, t),
    date: isolate(formatDay(end, language)),
  })
  const later = start === undefined ? [] : [t('spendingBegins', { date: formatDay(start, language) })]
  const inAll = most === undefined ? [] : [t('spendingMost', { amount: name(most) })]
  return [sentence, ...later, ...inAll].join(' ')
}
