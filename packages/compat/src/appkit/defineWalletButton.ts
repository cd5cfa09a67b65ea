import type { Portico } from '@portico/core'
import { isChainNamespace } from '@portico/core/internal'
import { adoptButtonStyles, applyButtonTheme, buttonStyles } from '@portico/react/button-model'
import { type Attach, defineElement } from 'portico/elements'
import { connectWallet, findConnector } from './connectWallet.js'

/** `<appkit-wallet-button wallet="metamask">`. Returns a function that detaches the instance. */
export function defineWalletButton(portico: Portico): () => void {
  const instances = defineElement('appkit-wallet-button', ['wallet', 'namespace'], attach)
  instances.set('', portico)
  return () => {
    if (instances.get('') === portico) instances.set('', undefined)
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

const toTitle = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
