import { drawButton } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
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

/**
 * Shows the ways to open the wallet on this device.
 * @param asked the approval request that was mailed to the owner, if any
 */
export function showWaysIn(
  { stage, t, tasks }: SurfaceContext,
  need: EntryNeed,
  asked: AskedOwner | undefined,
): void {
  const isProtection = need.kind === 'protection'
  const status = element('p', { class: 'status', role: 'status' })
  const open = () => tasks.show({ kind: 'entry', need }, status)
  const hasPasskey = need.kind === 'recovery' && need.methods.includes('passkey')
  const usePasskey = drawButton(t('usePasskey'), 'primary', open)
  if (asked?.number !== undefined) {
    const { number, since, wait, forgets } = asked
    const isLong = wait * 1000 > longestWaitMs
    stage.show(
      drawScreen({
        // Same title as the page shows while the mail is sent: it is one step.
        title: t('deviceTitle'),
        picture: 'mail',
        body: [
          element('p', { class: 'hint' }, t('recoverMail')),
          element('p', { class: 'number', dir: 'ltr' }, number),
          element('p', { class: 'note' }, t('recoverNumber')),
          wait > 0
            ? element('p', { class: 'note' }, t('recoverWait', { time: formatWait(wait, t.getLanguage()) }))
            : undefined,
          isLong && forgets ? element('p', { class: 'warning' }, t('recoverForgets')) : undefined,
          element('p', { class: 'note' }, t('recoverSince', { date: formatDay(since, t.getLanguage()) })),
        ],
        actions: isSelfServed(need)
          ? [status, hasPasskey ? usePasskey : drawButton(t('recoverOther'), 'secondary', open)]
          : [],
      }),
    )
    return
  }
  stage.show(
    drawScreen({
      title: t(isProtection ? 'protectTitle' : 'recoverTitle'),
      picture: 'key',
      body: [
        element(
          'p',
          { class: 'hint' },
          t(isProtection ? 'protectHint' : hasNoWay(need) ? 'recoverNone' : 'recoverOnly'),
        ),
      ],
      actions: [status, drawButton(t(isProtection ? 'protectTitle' : 'openWallet'), 'primary', open)],
    }),
  )
}
