import type { Portico } from '@portico/core'
import { isChainNamespace } from '@portico/core/internal'
import { adoptButtonStyles, applyButtonTheme, buttonStyles } from '@portico/react/button-model'
import { type Attach, createElementClass } from '../elements/createElementClass.js'
import { createInstances, type Instances } from '../elements/createInstances.js'
import { connectWallet, findConnector } from './connectWallet.js'

const tag = 'appkit-wallet-button'

/**
 * `<appkit-wallet-button wallet="metamask">`: connects that wallet. Returns a function that detaches the instance.
 */
export function defineWalletButton(portico: Portico): () => void {
  // A tag is defined once per page, so a reloaded module finds its instances there. Only this module defines it.
  const defined = customElements.get(tag) as { readonly instances?: Instances } | undefined
  const kits = defined?.instances ?? createInstances()
  kits.set('', portico)
  if (!defined) customElements.define(tag, createElementClass(kits, ['wallet', 'namespace'], attach))
  return () => {
    if (kits.get('') === portico) kits.set('', undefined)
  }
}

const attach: Attach = (element, portico) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'portico-button portico-button-connect portico-button-md'
  const getKey = () => element.getAttribute('wallet') ?? 'metamask'
  const getNamespace = () => {
    const name = element.getAttribute('namespace') ?? ''
    return isChainNamespace(name) ? name : undefined
  }
  const update = () => {
    const { theme } = portico.store.get()
    button.textContent = findConnector(portico, getKey(), getNamespace())?.name ?? toTitle(getKey())
    applyButtonTheme(button, theme)
  }
  button.addEventListener('click', () => {
    button.disabled = true
    connectWallet(portico, getKey(), getNamespace())
      // A rejection was already shown in the wallet or the dialog.
      .catch(() => undefined)
      .finally(() => {
        button.disabled = false
      })
  })
  adoptButtonStyles(element.getRootNode() as Document | ShadowRoot, buttonStyles) // it is connected
  element.replaceChildren(button)
  update()
  const unsubscribe = portico.store.subscribe(update)
  return {
    update,
    release() {
      unsubscribe()
      button.remove()
    },
  }
}

/** Used while no wallet of the page has that name. */
const toTitle = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
