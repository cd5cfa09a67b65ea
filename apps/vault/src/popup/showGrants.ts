import { drawDecision, formatGranted } from '../approve/drawApproval.ts'
import type { KnownGrant } from '../families/evm/grants/listGrants.ts'
import type { TextKey } from '../locales/en.ts'
import { describeNetwork, type NetworkId } from '../networks/networks.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import type { GrantToRevoke } from './ConfirmApi.ts'
import type { PopupContext } from './PopupContext.ts'

/** @param ended permissions revoked in this window, which a lagging node may still list */
export async function showGrants(
  context: PopupContext,
  networks: readonly NetworkId[],
  onBack: () => void,
  ended: readonly string[] = [],
): Promise<void> {
  const { api, stage, t } = context
  stage.show(drawNotice(t('grants'), t('working')))
  const again = (more: readonly string[] = []) =>
    void showGrants(context, networks, onBack, [...ended, ...more])
  const read = await Promise.all(
    networks.map(network => api.listGrants(network).catch(() => ({ unread: network }))),
  )
  const unread = read.flatMap(each => ('unread' in each ? [each.unread] : []))
  const grants = read
    .flatMap(each => ('unread' in each ? [] : each))
    .filter(grant => !ended.includes(grant.context))
  const draw = (grant: KnownGrant, at: number) =>
    drawGrant(context, grant, `grant-${at}`, () => {
      const { network, context: id } = grant
      void askToRevoke(context, {
        title: 'endSpending',
        grant: { network, context: id },
        again: ended => again(ended ? [id] : []),
      })
    })
  stage.showScreen({
    title: t('grants'),
    body: [
      ...unread.map(network =>
        element('p', { class: 'warning' }, t('grantsUnread', { network: describeNetwork(network).name })),
      ),
      grants.length > 0 ? element('ul', { class: 'grants' }, grants.map(draw)) : undefined,
      // A network that could not be read may have permissions.
      grants.length === 0 && unread.length === 0 ? element('p', { class: 'hint' }, t('noGrants')) : undefined,
    ],
    actions: [
      element('p', { class: 'status', role: 'status' }, ended.length > 0 ? t('done') : ''),
      unread.length > 0 ? drawButton(t('tryAgain'), 'primary', () => again()) : undefined,
    ],
    onBack,
  })
}

function drawGrant(
  { t }: PopupContext,
  { site, network, spending }: KnownGrant,
  id: string,
  end: () => void,
) {
  const button = drawButton(t('endSpending'), 'secondary', end)
  // The buttons share a label, so each refers to its permission.
  button.id = `${id}-end`
  button.setAttribute('aria-labelledby', `${id}-end ${id}`)
  return element(
    'li',
    { class: 'card' },
    element('div', { id, class: 'device-name' }, formatGranted(site, spending, t)),
    element('bdi', { class: 'note' }, describeNetwork(network).name),
    button,
  )
}

interface Revocation {
  readonly title: TextKey
  readonly grant: GrantToRevoke
  /** @param ended what was revoked, if anything */
  readonly again: (ended?: GrantToRevoke) => void
}

/** Asks as for a site's request: what is shown is what is signed. */
export async function askToRevoke(
  { api, drawGuarded, stage, t }: PopupContext,
  { title, grant, again }: Revocation,
): Promise<void> {
  const showWorking = () => stage.show(drawNotice(t(title), t('working')))
  const fail = (error: unknown) =>
    stage.show(drawNotice(t(title), t.error(error), [drawButton(t('back'), 'primary', () => again())]))
  showWorking()
  const approval = await api.askToRevoke(grant).catch(fail)
  if (!approval) return
  const onReject = () => {
    void api.decideRevocation(false)
    again()
  }
  const drawApprove = (label: string) =>
    drawGuarded(label, 'primary', full => {
      showWorking()
      full.decideRevocation(true).then(() => again(grant), fail)
    })
  stage.show(drawDecision({ approval, t, waiting: 0, drawApprove, onReject }))
}
