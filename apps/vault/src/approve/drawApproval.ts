import type { Translate } from '../ui/createTexts.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { formatDay, formatPeriod } from '../ui/formatTime.ts'
import type { Approval, Balance, Row, Spending } from './Approval.ts'
import { revealText } from './cleanText.ts'
import { formatUsd, localizeAmount } from './formatUnits.ts'

const plainAmounts: readonly Row['label'][] = ['feeUpTo', 'balance', 'balanceAfter']

function drawRow({ label, value, form, usd }: Row, t: Translate): HTMLElement {
  const isAmount = form === 'amount' || plainAmounts.includes(label)
  const fact = (text: string) => (isAmount ? localizeAmount(text, t.getLanguage()) : text)
  const text = typeof value === 'string' ? fact(value) : t(value.ours, value.values)
  const name = typeof label === 'string' ? t(label) : label.theirs
  return element(
    'div',
    { class: form ? `row row-${form}` : 'row' },
    element('dt', {}, name),
    // Addresses and bytes are left-to-right in every language.
    element(
      'dd',
      {},
      element('bdi', { dir: form === 'code' ? 'ltr' : 'auto' }, text),
      usd === undefined ? undefined : element('bdi', { class: 'fiat' }, formatUsd(usd, t.getLanguage())),
    ),
  )
}

const drawGroup = (rows: readonly Row[], t: Translate) =>
  element(
    'dl',
    { class: 'card' },
    rows.map(row => drawRow(row, t)),
  )

/** Shows the origin that the browser reports first, then the name the site gives itself. */
function drawSite({ origin, siteName }: Approval): HTMLElement {
  const { host, protocol } = new URL(origin)
  const address = protocol === 'https:' ? host : origin
  return element(
    'div',
    { class: 'site' },
    element('span', { class: 'monogram', 'aria-hidden': 'true' }, [...host][0]?.toUpperCase() ?? ''),
    element(
      'span',
      { class: 'site-text' },
      element('bdi', { class: 'site-address' }, address),
      siteName ? element('bdi', { class: 'site-name' }, siteName) : undefined,
    ),
  )
}

const drawTotals = (rows: readonly Row[], t: Translate) =>
  element(
    'section',
    { class: 'totals' },
    element('h2', { class: 'totals-title' }, t('inTotal')),
    drawGroup(rows, t),
  )

const drawBalance = ({ before, after }: Balance, t: Translate) =>
  drawGroup(
    [
      { label: 'balance', value: before },
      ...(after === undefined ? [] : [{ label: 'balanceAfter', value: after } as const]),
    ],
    t,
  )

const drawWarning = (text: string) => element('p', { class: 'warning', role: 'note' }, text)

export function drawRequest(approval: Approval, t: Translate): HTMLElement[] {
  const {
    message,
    groups,
    warnings,
    totals = [],
    spending = [],
    notes = [],
    balance,
    isFree,
    network,
    account,
    email,
    name,
    raw,
  } = approval
  const who = email ?? name
  const place: readonly Row[] = [
    ...(network === undefined ? [] : [{ label: 'network', value: network } as const]),
    ...(who === undefined ? [] : [{ label: 'signedInAs', value: revealText(who), form: 'code' } as const]),
    { label: 'account', value: account, form: 'code' },
  ]
  return [
    drawSite(approval),
    ...warnings.map(warning => drawWarning(t(warning))),
    ...spending.map(each => drawSpending(approval, each, t)),
    ...notes.map(note => element('p', { class: 'note' }, t(note))),
    ...(totals.length > 0 ? [drawTotals(totals, t)] : []),
    ...(message === undefined
      ? []
      : [element('pre', { class: 'card message', dir: 'auto', 'aria-label': t('message') }, message)]),
    ...groups.filter(rows => rows.length > 0).map(rows => drawGroup(rows, t)),
    ...(balance ? [drawBalance(balance, t)] : []),
    drawGroup(place, t),
    ...(isFree ? [element('p', { class: 'note free' }, t('isFree'))] : []),
    element(
      'details',
      { class: 'card raw' },
      element('summary', {}, t('rawData')),
      element('pre', { dir: 'ltr' }, raw),
    ),
  ]
}

interface DecisionOptions {
  readonly approval: Approval
  readonly t: Translate
  readonly waiting: number
  readonly drawApprove: (label: string) => HTMLButtonElement
  readonly onReject: () => void
  readonly onRejectAll?: (() => void) | undefined
  readonly others?: readonly Node[]
}

/**
 * Draws a request with its two buttons. `guardStage` decides which presses approve and explains it in the
 * status.
 */
export function drawDecision(options: DecisionOptions): HTMLElement {
  const { approval, t, waiting, drawApprove, onReject, onRejectAll, others = [] } = options
  const isSignature =
    approval.title === 'signIn' || approval.title === 'signMessage' || approval.title === 'signData'
  return drawScreen({
    title: t(approval.title),
    body: [...drawRequest(approval, t), element('div', { class: 'end', 'aria-hidden': 'true' })],
    actions: [
      element('p', { class: 'status guard-status', role: 'status' }),
      element(
        'div',
        { class: 'pair' },
        drawButton(t('reject'), 'secondary', onReject),
        drawApprove(t(isSignature ? 'sign' : 'approve')),
      ),
      waiting > 0 && onRejectAll
        ? drawButton(t('rejectAll', { count: waiting + 1 }), 'ghost', onRejectAll)
        : undefined,
      ...others,
    ],
  })
}

const day = 86_400

export const namePeriod = (period: number, t: Translate) => {
  if (period === day) return t('everyDay')
  return period === 7 * day ? t('everyWeek') : t('everyTime', { time: formatPeriod(period, t.getLanguage()) })
}

/** Isolates a name or an amount inside a sentence of the other writing direction. */
const isolate = (text: string) => `\u2068${text}\u2069`

type Asked = Pick<Approval, 'title' | 'origin'>

const drawSpending = (asked: Asked, spending: Spending, t: Translate): HTMLElement =>
  element('p', { class: 'card spending' }, formatSpending(asked, spending, t))

/** Describes what a site may spend without asking: a permission about to be granted or ended. */
export function formatSpending({ title, origin }: Asked, spending: Spending, t: Translate): string {
  return say(title === 'endSpending' ? 'spendingEnds' : 'maySpend', new URL(origin).host, spending, t)
}

/** Describes an existing permission of a site, by its origin. */
export const formatGranted = (site: string, spending: Spending, t: Translate): string =>
  say('maySpend', new URL(site).host, spending, t)

function say(
  words: 'maySpend' | 'spendingEnds',
  who: string,
  { amount, period, initial, start, end, most }: Spending,
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
  const grows = initial === undefined ? [] : [t('spendingGrows', { amount: name(initial) })]
  const inAll = most === undefined ? [] : [t('spendingMost', { amount: name(most) })]
  return [sentence, ...grows, ...later, ...inAll].join(' ')
}
