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

/** What a site may spend without asking, and how much that is in all: begins with an approval, or ends with it. */
export function formatSpending({ title, origin }: Asked, spending: Spending, t: Translate): string {
  return say(title === 'endSpending' ? 'spendingEnds' : 'maySpend', new URL(origin).host, spending, t)
}

/** The same of what was granted before: which site has the key, nobody but that site knows. */
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
