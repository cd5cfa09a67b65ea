import { type ChainNamespace, closeModal, type OpenParameters, openModal, type Portico } from '@portico/core'
import { trackEvent } from '@portico/core/internal'

export function pressButton(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): void {
  toggle(portico, { namespace })
}

export function pressNetworkButton(portico: Portico): void {
  if (!portico.store.get().modal.open) trackEvent(portico, { event: 'CLICK_NETWORKS' })
  toggle(portico, { view: 'Networks' })
}

function toggle(portico: Portico, parameters: OpenParameters): void {
  const { modal } = portico.store.get()
  if (modal.open) closeModal(portico)
  else if (!modal.loading) openModal(portico, parameters)
}
