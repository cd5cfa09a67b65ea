import type { Account, WayIn } from '../context/Account.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawRecoveryMethods, type OwnRecoveryMethod } from '../ui/drawRecoveryMethods.ts'
import { drawVersion } from '../ui/drawVersion.ts'
import { element } from '../ui/element.ts'
import type { SurfaceContext } from './createWindowTasks.ts'

/** The idle screen: recovery methods, each of which opens its settings in the vault's window. */
export function showHome({
  stage,
  t,
  keeper,
  tasks,
  grantNetworks,
  delegationNetworks,
}: SurfaceContext): void {
  const status = element('p', { class: 'status', role: 'status' })
  const open = async (start?: OwnRecoveryMethod) => {
    const account = await keeper.getAccount()
    const way = account && findWayIn(account)
    if (!way) {
      status.textContent = t('nothingHere')
      return
    }
    const withSmart = grantNetworks.filter(network => account.smart?.[network])
    const settings = { kind: 'settings', way, grantNetworks: withSmart, delegationNetworks } as const
    tasks.show({ ...settings, ...(start && { start }) }, status)
  }
  const { list, setMethods } = drawRecoveryMethods(t, way => void open(way))
  // On failure the list shows no status, and the window reports the error.
  const refresh = () => void keeper.listRecoveries().then(setMethods, () => undefined)
  // Load only when visible: the frame always exists, and reading the methods unlocks the wallet.
  new IntersectionObserver(entries => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) refresh()
  }).observe(list)
  list.addEventListener('pointerenter', refresh)
  stage.showScreen({
    title: t('home'),
    picture: 'shield',
    hint: t('securityHint'),
    body: [list, drawVersion(t)],
    actions: [status, drawButton(t('devicesAndKeys'), 'secondary', () => void open())],
  })
}

/** Prefers the mailbox, which is available however the visitor signed in this time. */
export function findWayIn({ email, provider }: Account): WayIn | undefined {
  if (email !== undefined) return { email }
  return provider && { provider }
}
