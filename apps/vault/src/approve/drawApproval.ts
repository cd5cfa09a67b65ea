import type { Translate } from '../ui/createTexts.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import type { Approval, Balance, Row } from './Approval.ts'
import { revealText } from './cleanText.ts'
import { drawSpending } from './drawSpending.ts'
import { localizeAmount } from './localizeAmount.ts'

const plainAmounts: readonly Row['label'][] = ['feeUpTo', 'balance', 'balanceAfter']

function drawRow({ label, value, form }: Row, t: Translate): HTMLElement {
  const isAmount = form === 'amount' || plainAmounts.includes(label)
  const fact = (text: string) => (isAmount ? localizeAmount(text, t.getLanguage()) : text)
  const text = typeof value === 'string' ? fact(value) : t(value.ours, value.values)
  const name = typeof label === 'string' ? t(label) : label.theirs
  return element(
    'div',
    { class: form ? `row row-${form}` : 'row' },
    element('dt', {}, name),
    // Addresses and bytes are left-to-right in every language.
    element('dd', {}, element('bdi', { dir: form === 'code' ? 'ltr' : 'auto' }, text)),
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

export interface DecisionOptions {
  readonly approval: Approval
  readonly t: Translate
  readonly waiting: number
  readonly drawApprove: (label: string) => HTMLButtonElement
  readonly onReject: () => void
  readonly onRejectAll?: (() => void) | undefined
}

/**
 * Draws a request with its two buttons. `guardStage` decides which presses approve and explains it in the
 * status.
 */
export function drawDecision(options: DecisionOptions): HTMLElement {
  const { approval, t, waiting, drawApprove, onReject, onRejectAll } = options
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
    ],
  })
}
