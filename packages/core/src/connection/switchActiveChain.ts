import { tellDialog } from '../dialog/tellDialog.js'
import type { Route, RouteOf } from '../router/routes.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'
import { switchNetwork } from './switchNetwork.js'

export async function switchActiveChain(
  portico: Portico,
  { switchToChain, navigateTo, navigateWithReplace, network }: RouteOf<'SwitchActiveChain'>,
): Promise<void> {
  await switchNetwork(portico, network)
  update(portico, 'modal', modal => ({ ...modal, namespace: switchToChain }))
  // Only views without parameters are named here.
  const view = { name: navigateTo } as Route
  tellDialog(portico, { type: 'familySwitched', view, inPlace: navigateWithReplace })
}
