import { describeNetwork, type NetworkId } from '../networks/networks.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import type { PopupContext } from './PopupContext.ts'
import { askToRevoke } from './showGrants.ts'

/**
 * The networks on which the account delegates to a contract (EIP-7702), and how to end it.
 * @param ended networks on which it was ended in this window, which a lagging node may still report
 */
export async function showDelegations(
  context: PopupContext,
  networks: readonly NetworkId[],
  onBack: () => void,
  ended: readonly NetworkId[] = [],
): Promise<void> {
  const { api, stage, t } = context
  stage.show(drawNotice(t('smartFeatures'), t('working')))
  const again = (more?: NetworkId) =>
    void showDelegations(context, networks, onBack, more ? [...ended, more] : ended)
  const read = await Promise.all(
    networks.map(async network => {
      const isDelegated = await api.isDelegated(network).catch(() => undefined)
      return { network, isDelegated: isDelegated && !ended.includes(network) }
    }),
  )
  const unread = read.filter(({ isDelegated }) => isDelegated === undefined)
  const delegated = read.filter(({ isDelegated }) => isDelegated)
  const draw = (network: NetworkId) => {
    const end = drawButton(t('endDelegation'), 'secondary', () => {
      void askToRevoke(context, {
        title: 'endDelegation',
        grant: { network },
        again: done => again(done?.network),
      })
    })
    const { name } = describeNetwork(network)
    end.setAttribute('aria-label', `${t('endDelegation')}: ${name}`)
    return element('li', { class: 'card' }, element('bdi', { class: 'device-name' }, name), end)
  }
  stage.showScreen({
    title: t('smartFeatures'),
    hint: t('smartFeaturesHint'),
    body: [
      ...unread.map(({ network }) =>
        element(
          'p',
          { class: 'warning' },
          t('smartFeaturesUnread', { network: describeNetwork(network).name }),
        ),
      ),
      delegated.length > 0
        ? element(
            'ul',
            { class: 'grants' },
            delegated.map(({ network }) => draw(network)),
          )
        : undefined,
      delegated.length === 0 && unread.length === 0
        ? element('p', { class: 'hint' }, t('noSmartFeatures'))
        : undefined,
    ],
    actions: [
      element('p', { class: 'status', role: 'status' }, ended.length > 0 ? t('done') : ''),
      unread.length > 0 ? drawButton(t('tryAgain'), 'primary', () => again()) : undefined,
    ],
    onBack,
  })
}
