import { drawButton } from '../ui/drawButton.ts'
import { element } from '../ui/element.ts'
import { formatDay, formatWait } from '../ui/formatTime.ts'
import type { AskedOwner, EntryNeed } from '../worker/Keeper.ts'
import { longestWaitMs } from '../worker/owner/awaitApproval.ts'
import type { SurfaceContext } from './createWindowTasks.ts'

/** Without recovery methods, a recovery kit that was written down still opens the wallet. */
const hasNoWay = (need: EntryNeed) => need.kind === 'recovery' && need.methods.length === 0

export const isSelfServed = (need: EntryNeed) =>
  need.kind === 'protection' ||
  (need.kind === 'recovery' && (hasNoWay(need) || need.methods.some(kind => kind !== 'escrow')))

export interface Entry {
  readonly need: EntryNeed
  /** The approval request that was mailed to the owner, if any. */
  readonly asked: AskedOwner | undefined
  /** Mails it, if a passkey is offered first. */
  readonly askByMail?: (() => Promise<void>) | undefined
}

/** Shows the ways to open the wallet on this device. */
export function showWaysIn(context: SurfaceContext, entry: Entry): void {
  const { need, asked, askByMail } = entry
  if (askByMail) showPasskeyFirst(context, need, askByMail)
  else if (asked?.number !== undefined) showMailed(context, need, { ...asked, number: asked.number })
  else showSelfServed(context, need)
}

/** A passkey opens the wallet at once; a mail takes a while, and alarms an owner who did not ask for it. */
function showPasskeyFirst(context: SurfaceContext, need: EntryNeed, askByMail: () => Promise<void>) {
  const { stage, t } = context
  const { status, open } = createOpening(context, need)
  const mail = drawButton(t('recoverByMail'), 'secondary', async () => {
    mail.disabled = true
    status.textContent = t('working')
    try {
      await askByMail()
    } catch (error) {
      mail.disabled = false
      status.textContent = t.error(error)
    }
  })
  stage.showScreen({
    title: t('recoverTitle'),
    picture: 'key',
    hint: t('recoverByPasskey'),
    actions: [status, drawButton(t('usePasskey'), 'primary', open), mail],
  })
}

function createOpening({ tasks }: SurfaceContext, need: EntryNeed) {
  const status = element('p', { class: 'status', role: 'status' })
  return { status, open: () => tasks.show({ kind: 'entry', need }, status) }
}

function showMailed(
  context: SurfaceContext,
  need: EntryNeed,
  { number, since, wait, forgets }: AskedOwner & { readonly number: string },
) {
  const { keeper, stage, t } = context
  const { status, open } = createOpening(context, need)
  const isLong = wait * 1000 > longestWaitMs
  const hasPasskey = need.kind === 'recovery' && need.methods.includes('passkey')
  const actions = isSelfServed(need)
    ? [status, drawButton(t(hasPasskey ? 'usePasskey' : 'recoverOther'), 'secondary', open)]
    : []
  stage.showScreen({
    // Same title as the page shows while the mail is sent: it is one step.
    title: t('deviceTitle'),
    picture: 'mail',
    hint: t('recoverMail'),
    body: [
      element('p', { class: 'number', dir: 'ltr' }, number),
      element('p', { class: 'note' }, t('recoverNumber')),
      wait > 0
        ? element('p', { class: 'note' }, t('recoverWait', { time: formatWait(wait, t.getLanguage()) }))
        : undefined,
      isLong && forgets ? element('p', { class: 'warning' }, t('recoverForgets')) : undefined,
      element('p', { class: 'note' }, t('recoverSince', { date: formatDay(since, t.getLanguage()) })),
    ],
    actions,
  })
  const shown = stage.root.firstElementChild
  followWait(
    () => keeper.getOpeningTime(),
    left => {
      if (stage.root.firstElementChild !== shown) return false
      const time = formatWait(left / 1000, t.getLanguage())
      const words = t('recoverOpens', { time })
      const hint = shown?.querySelector('.hint')
      if (hint && hint.textContent !== words) {
        hint.textContent = words
        // What was asked is done: only the wait is left.
        for (const rest of shown?.querySelectorAll('.number, .note') ?? []) rest.remove()
      }
      return true
    },
  )
}

const pollMs = 2000

/** Reports the time that is left once the owner has approved, until the screen is gone. */
function followWait(readTime: () => Promise<number | undefined>, onLeft: (left: number) => boolean): void {
  let opensAt: number | undefined
  const timer = setInterval(async () => {
    opensAt ??= await readTime().catch(() => undefined)
    const isShown = opensAt === undefined || onLeft(Math.max(0, opensAt - Date.now()))
    if (!isShown) clearInterval(timer)
  }, pollMs)
}

function showSelfServed(context: SurfaceContext, need: EntryNeed) {
  const { stage, t } = context
  const { status, open } = createOpening(context, need)
  const isProtection = need.kind === 'protection'
  stage.showScreen({
    title: t(isProtection ? 'protectTitle' : 'recoverTitle'),
    picture: 'key',
    hint: t(isProtection ? 'protectHint' : hasNoWay(need) ? 'recoverNone' : 'recoverOnly'),
    actions: [status, drawButton(t(isProtection ? 'protectTitle' : 'openWallet'), 'primary', open)],
  })
}
