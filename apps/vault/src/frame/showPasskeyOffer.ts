import type { Account } from '../context/Account.ts'
import { drawButton } from '../ui/drawButton.ts'
import { element } from '../ui/element.ts'
import type { SurfaceContext } from './createWindowTasks.ts'
import { findWayIn } from './showHome.ts'

/** Milliseconds for which the page shows that the visitor is connected. */
export const offerDelay = 1500

/** Whether this device itself can keep a passkey. A vault on an IP address can have none. */
export async function canOfferPasskey(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis) || !/[a-z]/i.test(location.hostname)) return false
  const { mayUsePasskeys } = await import('../popup/passkey/askPasskey.ts')
  const checks = [PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(), mayUsePasskeys()]
  return (await Promise.all(checks).catch(() => [false])).every(Boolean)
}

/** Offers a passkey right after the wallet was made, when its owner is at the device that would keep it. */
export function showPasskeyOffer(
  { stage, t, tasks }: SurfaceContext,
  account: Account,
  onEnd: () => void,
): void {
  const way = findWayIn(account)
  if (!way) {
    onEnd()
    return
  }
  const status = element('p', { class: 'status', role: 'status' })
  const open = () =>
    tasks.open().give(
      { kind: 'settings', way, start: 'passkey', grantNetworks: [], delegationNetworks: [] },
      {
        onDecide() {},
        onState(state) {
          if (state === 'gone') onEnd()
          else status.textContent = state === 'missing' ? '' : t('windowOpen')
        },
      },
    )
  stage.showScreen({
    title: t('offerTitle'),
    picture: 'key',
    hint: t('offerHint'),
    actions: [
      status,
      drawButton(t('addPasskey'), 'primary', open),
      drawButton(t('notNow'), 'secondary', onEnd),
    ],
  })
}
